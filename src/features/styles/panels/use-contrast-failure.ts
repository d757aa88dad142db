import { getValueFromVariable } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

import type { StylesConfig } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { getColorPair } from '../rules/color-pair';
import type { ColorRow } from '../rules/color-rows';
import {
	checkContrast,
	isLargeText,
	type ContrastFailure,
	type PaletteColor,
} from '../rules/contrast';
import type { Rgba } from '../rules/oklab';
import { parseLength } from '../rules/css-length';
import { toDarkConfig } from '../rules/dark/dark-values';
import { resolveColor } from './resolve-color';
import { usePalettes } from './use-palettes';

// The default size of a root em in browsers.
const REM_PX = 16;

/** A row of text whose contrast does not suffice. */
export interface RowFailure {
	row: ColorRow;
	failure: ContrastFailure;
	/** Scheme in which it fails; undefined where the site is the same in both. */
	scheme?: 'light' | 'dark';
}

/** The values that apply in a scheme. */
interface SchemeConfig {
	scheme?: 'light' | 'dark';
	config: StylesConfig;
}

/**
 * Checks the contrast of one row of text at a node in light and dark; empty when it suffices or is unknown.
 *
 * @param row  Row of text.
 * @param node Values that apply at the node.
 */
export function useContrastFailure(
	row: ColorRow,
	node: unknown
): readonly RowFailure[] {
	const rows = useMemo( () => [ row ], [ row ] );
	return useContrastFailures( rows, node );
}

/**
 * Returns the rows of text at a node whose contrast does not suffice, in light and dark.
 *
 * @param rows Rows.
 * @param node Values that apply at the node.
 */
export function useContrastFailures(
	rows: readonly ColorRow[],
	node: unknown
): readonly RowFailure[] {
	const { merged } = useGlobalStyles();
	const { colors } = usePalettes();
	return useMemo( () => {
		const presets = colors.flatMap( ( group ) => group.colors );
		const dark = toDarkConfig( merged );
		const schemes: SchemeConfig[] =
			dark === merged
				? [ { config: merged } ]
				: [
						{ scheme: 'light', config: merged },
						{ scheme: 'dark', config: dark },
				  ];
		return rows.flatMap( ( row ) =>
			schemes.flatMap( ( { scheme, config }, index ): RowFailure[] => {
				const pair = readPair( row, node, config );
				if ( ! pair || ! checkPair( pair ) ) {
					return [];
				}
				const other = schemes[ 1 - index ];
				const otherPair = other && readPair( row, node, other.config );
				// A color that helps in one scheme must not harm the other.
				const palette = presets.flatMap( ( preset ) => {
					const rgba = resolvePreset( config, preset.slug );
					const otherText =
						otherPair && resolvePreset( other.config, preset.slug );
					return rgba &&
						! (
							otherText &&
							checkPair( { ...otherPair, text: otherText } )
						)
						? [ { ...preset, rgba } ]
						: [];
				} );
				const failure = checkPair( pair, palette );
				return failure
					? [ { row, failure, ...( scheme && { scheme } ) } ]
					: [];
			} )
		);
	}, [ rows, node, merged, colors ] );
}

/** A text on its background, with the displayed colors. */
interface SeenPair {
	text: Rgba;
	/** Opaque. */
	background: Rgba;
	isLarge: boolean;
}

function readPair(
	row: ColorRow,
	node: unknown,
	config: StylesConfig
): SeenPair | undefined {
	const pair = getColorPair( row, node, config.styles );
	const text = pair && resolveIn( config, pair.text );
	const background = pair && resolveIn( config, pair.background );
	return ! text || ! background || background.a < 1
		? undefined
		: { text, background, isLarge: isLarge( row, node ) };
}

function checkPair(
	pair: SeenPair,
	palette: readonly PaletteColor[] = []
): ContrastFailure | undefined {
	return checkContrast( pair.text, pair.background, {
		palette,
		isLarge: pair.isLarge,
	} );
}

function resolvePreset( config: StylesConfig, slug: string ): Rgba | undefined {
	return resolveIn( config, `var:preset|color|${ slug }` );
}

function resolveIn( config: StylesConfig, value: unknown ): Rgba | undefined {
	return resolveColor( getValueFromVariable( config, '', value as string ) );
}

function isLarge( row: ColorRow, node: unknown ): boolean {
	const owner = row.path.slice( 0, -2 );
	const size = parseLength(
		getAtPath( node, [ ...owner, 'typography', 'fontSize' ] )
	);
	const weight =
		Number( getAtPath( node, [ ...owner, 'typography', 'fontWeight' ] ) ) ||
		400;
	if ( ! size || ! [ 'px', 'rem' ].includes( size.unit ) ) {
		return false;
	}
	return isLargeText(
		size.unit === 'rem' ? size.value * REM_PX : size.value,
		weight
	);
}
