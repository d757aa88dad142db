import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settings as settingsIcon } from '@wordpress/icons';

import { nameInstalled } from '@/features/fonts';
import { useUseCounts } from '@/features/usage';
import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { useGlobalStyles } from '../config/use-global-styles';
import { useManageFonts } from '../config/manage-fonts';
import { MergeAction } from '../presets/uses/merge-action';
import { PresetUse } from '../presets/uses/preset-use';
import { ScreenGroup } from '../screens/screen-group';

interface ListedFont {
	/** Name of the family in the library. */
	name: string;
	slug: string;
	label: string;
	fontFamily: string;
	variants: number;
}

/** Lists the site's active fonts, with links to the font library where it is available. */
export function FontList() {
	const { merged, canEdit } = useGlobalStyles();
	const manageFonts = useManageFonts();
	const fonts = readFonts(
		getAtPath( merged.settings, [ 'typography', 'fontFamilies' ] )
	);
	const uses = useUseCounts(
		'font',
		fonts.map( ( { slug } ) => slug )
	);
	const presets = fonts.map( ( { slug, label } ) => ( {
		slug,
		name: label,
	} ) );
	return (
		<ScreenGroup
			title={ __( 'Fonts', 'atelier' ) }
			actions={
				manageFonts && (
					<Button
						icon={ settingsIcon }
						size="small"
						label={ __( 'Manage fonts', 'atelier' ) }
						onClick={ () => manageFonts() }
					/>
				)
			}
		>
			{ fonts.length === 0 ? (
				<p className="atelier-styles-empty">
					{ __( 'No fonts activated.', 'atelier' ) }
				</p>
			) : (
				<ul className="atelier-styles-fonts">
					{ fonts.map(
						( { name, slug, label, fontFamily, variants } ) => (
							<li key={ name }>
								{ manageFonts ? (
									<Button
										variant="link"
										style={ { fontFamily } }
										onClick={ () => manageFonts( name ) }
									>
										{ label }
									</Button>
								) : (
									<span style={ { fontFamily } }>
										{ label }
									</span>
								) }
								{ variants > 0 && (
									<span className="atelier-styles-row__count">
										{ sprintf(
											/* translators: %d: number of variants of a font. */
											_n(
												'%d variant',
												'%d variants',
												variants,
												'atelier'
											),
											variants
										) }
									</span>
								) }
								<PresetUse
									kind="font"
									id={ slug }
									name={ label }
									counts={ uses }
								/>
								{ canEdit &&
									presets.length > 1 &&
									( uses.getCount( slug ) ?? 0 ) > 0 && (
										<MergeAction
											kind="font"
											preset={ { slug, name: label } }
											others={ presets.filter(
												( other ) => other.slug !== slug
											) }
										/>
									) }
							</li>
						)
					) }
				</ul>
			) }
		</ScreenGroup>
	);
}

function readFonts( families: unknown ): ListedFont[] {
	const lists = isRecord( families ) ? families : {};
	return PRESET_ORIGINS.flatMap( ( origin ) => {
		const list = lists[ origin ];
		return ( Array.isArray( list ) ? list : [] )
			.filter( isRecord )
			.flatMap( ( { slug, name, fontFamily, fontFace } ) =>
				typeof slug === 'string' && typeof fontFamily === 'string'
					? [
							{
								name:
									origin === 'custom'
										? nameInstalled( slug )
										: slug,
								slug,
								label:
									typeof name === 'string'
										? name
										: fontFamily,
								fontFamily,
								variants: Array.isArray( fontFace )
									? fontFace.length
									: 0,
							},
					  ]
					: []
			);
	} );
}
