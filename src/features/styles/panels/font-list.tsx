import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settings as settingsIcon } from '@wordpress/icons';

import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { useGlobalStyles } from '../config/use-global-styles';
import { useManageFonts } from '../config/manage-fonts';
import { ScreenGroup } from '../screens/screen-group';

interface ListedFont {
	slug: string;
	name: string;
	fontFamily: string;
	variants: number;
}

/** Lists the site's active fonts, and opens the library where it is to be had. */
export function FontList() {
	const { merged } = useGlobalStyles();
	const manageFonts = useManageFonts();
	const fonts = readFonts(
		getAtPath( merged.settings, [ 'typography', 'fontFamilies' ] )
	);
	return (
		<ScreenGroup
			title={ __( 'Fonts', 'atelier' ) }
			actions={
				manageFonts && (
					<Button
						icon={ settingsIcon }
						size="small"
						label={ __( 'Manage fonts', 'atelier' ) }
						onClick={ manageFonts }
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
					{ fonts.map( ( { slug, name, fontFamily, variants } ) => (
						<li key={ slug }>
							<span style={ { fontFamily } }>{ name }</span>
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
						</li>
					) ) }
				</ul>
			) }
		</ScreenGroup>
	);
}

function readFonts( families: unknown ): ListedFont[] {
	const lists = isRecord( families )
		? PRESET_ORIGINS.map( ( origin ) => families[ origin ] )
		: [];
	return lists
		.flatMap( ( list ) => ( Array.isArray( list ) ? list : [] ) )
		.filter( isRecord )
		.flatMap( ( { slug, name, fontFamily, fontFace } ) =>
			typeof slug === 'string' && typeof fontFamily === 'string'
				? [
						{
							slug,
							fontFamily,
							name: typeof name === 'string' ? name : fontFamily,
							variants: Array.isArray( fontFace )
								? fontFace.length
								: 0,
						},
				  ]
				: []
		);
}
