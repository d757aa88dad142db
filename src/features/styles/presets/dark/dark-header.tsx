import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';

import { setPreviewScheme } from '@/kits/canvas/scheme';
import type { StylesConfig } from '@/utils/theme-json/config';
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
import { suggestDarkGradients } from '../../rules/dark/suggest-dark-gradients';
import type { PresetByKind } from '../../rules/preset-kinds';
import { readPresets } from '../../rules/read-presets';
import { useEditsDark } from './use-edits-dark';

/** Props of {@link DarkHeader}. */
export interface DarkHeaderProps {
	kind: DarkKind;
}

/** Control that chooses whether the values for light or for dark schemes are edited and previewed, and a button that suggests dark ones. */
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
					label={ _x( 'Light', 'color scheme', 'atelier' ) }
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
					<SuggestButton kind={ kind } />
				</>
			) }
		</div>
	);
}

function SuggestButton( { kind }: DarkHeaderProps ) {
	const { merged, canEdit, setUser } = useGlobalStyles();
	const presets = useMemo(
		() => ( kind === 'color' ? listColors : listGradients )( merged ),
		[ kind, merged ]
	);
	const missing = presets.list.filter(
		( { slug } ) => readDarkValue( merged, kind, slug ) === undefined
	);
	const handleClick = () => {
		const all = presets.suggest();
		const values = Object.fromEntries(
			missing.flatMap( ( { slug } ) => {
				const value = all[ slug ];
				return value === undefined ? [] : [ [ slug, value ] ];
			} )
		);
		setUser(
			( config ) => setDarkValues( config, kind, values ),
			`settings.custom.dark.suggest.${ Date.now() }`
		);
		speak( describeCount( kind, Object.keys( values ).length ) );
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

interface Suggestions {
	/** Presets for which a dark value can be suggested. */
	list: readonly { slug: string }[];
	/** Returns the values by slug. */
	suggest: () => Record< string, string >;
}

function listColors( merged: StylesConfig ): Suggestions {
	// A color that follows another one, such as currentColor, changes with it in dark schemes.
	const list = listOwn( merged, 'color' ).flatMap( ( { slug, color } ) => {
		const rgba = resolveColor( color );
		return rgba ? [ { slug, rgba } ] : [];
	} );
	return { list, suggest: () => suggestDark( list ) };
}

function listGradients( merged: StylesConfig ): Suggestions {
	const suggested = suggestDarkGradients(
		listOwn( merged, 'gradient' ),
		resolveColor
	);
	return {
		list: Object.keys( suggested ).map( ( slug ) => ( { slug } ) ),
		suggest: () => suggested,
	};
}

// Presets of the theme and the person's own, each slug once.
function listOwn< K extends DarkKind >(
	merged: StylesConfig,
	kind: K
): PresetByKind[ K ][] {
	return ( [ 'theme', 'custom' ] as const )
		.flatMap( ( origin ) => readPresets( merged, kind, origin ).presets )
		.filter(
			( { slug }, index, all ) =>
				all.findIndex( ( other ) => other.slug === slug ) === index
		);
}

function describeCount( kind: DarkKind, count: number ): string {
	const texts: Record< DarkKind, string > = {
		color: sprintf(
			/* translators: %d: number of colors. */
			_n(
				'%d dark color suggested.',
				'%d dark colors suggested.',
				count,
				'atelier'
			),
			count
		),
		gradient: sprintf(
			/* translators: %d: number of gradients. */
			_n(
				'%d dark gradient suggested.',
				'%d dark gradients suggested.',
				count,
				'atelier'
			),
			count
		),
	};
	return texts[ kind ];
}
