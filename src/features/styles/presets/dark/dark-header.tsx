import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { setPreviewScheme } from '@/kits/canvas/scheme';
import {
	ToggleGroupControl,
	ToggleGroupControlOption,
} from '@/wordpress/unstable-components';
import { useGlobalStyles } from '../../config/use-global-styles';
import { resolveColor } from '../../panels/resolve-color';
import {
	isDarkPlaceTaken,
	readDarkValue,
	setDarkValues,
	type DarkKind,
} from '../../rules/dark/dark-values';
import { suggestDark } from '../../rules/dark/suggest-dark';
import { readPresets } from '../../rules/read-presets';
import { useEditsDark } from './use-edits-dark';

/** Props of {@link DarkHeader}. */
export interface DarkHeaderProps {
	kind: DarkKind;
}

/** Chooses whether the values for light or for dark schemes are edited, which the preview follows; suggests dark colors. */
export function DarkHeader( { kind }: DarkHeaderProps ) {
	const { base } = useGlobalStyles();
	const isDark = useEditsDark();
	if ( isDarkPlaceTaken( base ) ) {
		return null;
	}
	return (
		<div className="atelier-styles-dark">
			<ToggleGroupControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				isBlock
				label={ __( 'Values for', 'atelier' ) }
				value={ isDark ? 'dark' : 'light' }
				onChange={ ( next ) =>
					setPreviewScheme( next === 'dark' ? 'dark' : 'light' )
				}
			>
				<ToggleGroupControlOption
					value="light"
					label={ __( 'Light', 'atelier' ) }
				/>
				<ToggleGroupControlOption
					value="dark"
					label={ __( 'Dark', 'atelier' ) }
				/>
			</ToggleGroupControl>
			{ isDark && (
				<>
					<p className="atelier-styles-screen__description">
						{ __(
							'People whose device is set to dark see these. What has no dark value stays as it is.',
							'atelier'
						) }
					</p>
					{ kind === 'color' && <SuggestButton /> }
				</>
			) }
		</div>
	);
}

function SuggestButton() {
	const { merged, canEdit, setUser } = useGlobalStyles();
	const colors = ( [ 'theme', 'custom' ] as const )
		.flatMap( ( origin ) => readPresets( merged, 'color', origin ).presets )
		.filter(
			( { slug }, index, all ) =>
				all.findIndex( ( other ) => other.slug === slug ) === index
		);
	// A color that follows another one, such as currentColor, is different in the dark by itself.
	const known = colors.flatMap( ( { slug, color } ) => {
		const rgba = resolveColor( color );
		return rgba ? [ { slug, rgba } ] : [];
	} );
	const missing = known.filter(
		( { slug } ) => readDarkValue( merged, 'color', slug ) === undefined
	);
	const handleClick = () => {
		const suggested = suggestDark( known );
		const values = Object.fromEntries(
			missing.flatMap( ( { slug } ) => {
				const value = suggested[ slug ];
				return value === undefined ? [] : [ [ slug, value ] ];
			} )
		);
		const count = Object.keys( values ).length;
		setUser(
			( config ) => setDarkValues( config, 'color', values ),
			`settings.custom.dark.suggest.${ Date.now() }`
		);
		speak(
			sprintf(
				/* translators: %d: number of colors. */
				_n(
					'%d dark color suggested.',
					'%d dark colors suggested.',
					count,
					'atelier'
				),
				count
			)
		);
	};
	return canEdit ? (
		<Button
			variant="secondary"
			size="compact"
			disabled={ missing.length === 0 }
			accessibleWhenDisabled
			onClick={ handleClick }
		>
			{ __( 'Suggest dark', 'atelier' ) }
		</Button>
	) : null;
}
