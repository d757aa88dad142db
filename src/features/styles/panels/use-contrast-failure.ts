import { getValueFromVariable } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

import type { StylesConfig } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { getColorPair, type ColorRow } from '../rules/color-rows';
import {
	checkContrast,
	isLargeText,
	type ContrastFailure,
	type PaletteColor,
} from '../rules/contrast';
import { parseLength } from '../rules/css-length';
import { resolveColor } from './resolve-color';
import { usePalettes } from './use-palettes';

// The browser's own size of a root em.
const REM_PX = 16;

/** A row of text whose contrast does not suffice. */
export interface RowFailure {
	row: ColorRow;
	failure: ContrastFailure;
}

/**
 * Checks the contrast of one row of text at a node; `undefined` when it suffices or cannot be told.
 *
 * @param row  Row of text.
 * @param node What applies at the node.
 */
export function useContrastFailure(
	row: ColorRow,
	node: unknown
): ContrastFailure | undefined {
	const rows = useMemo( () => [ row ], [ row ] );
	return useContrastFailures( rows, node )[ 0 ]?.failure;
}

/**
 * Returns the rows of text at a node whose contrast does not suffice.
 *
 * @param rows Rows.
 * @param node What applies at the node.
 */
export function useContrastFailures(
	rows: readonly ColorRow[],
	node: unknown
): readonly RowFailure[] {
	const { merged } = useGlobalStyles();
	const { colors } = usePalettes();
	return useMemo( () => {
		const palette = colors
			.flatMap( ( group ) => group.colors )
			.flatMap( ( preset ): PaletteColor[] => {
				const rgba = resolveColor( preset.color );
				return rgba ? [ { ...preset, rgba } ] : [];
			} );
		return rows.flatMap( ( row ) => {
			const failure = findFailure( row, node, merged, palette );
			return failure ? [ { row, failure } ] : [];
		} );
	}, [ rows, node, merged, colors ] );
}

function findFailure(
	row: ColorRow,
	node: unknown,
	merged: StylesConfig,
	palette: readonly PaletteColor[]
): ContrastFailure | undefined {
	const pair = getColorPair( row, node, merged.styles );
	const decode = ( value: unknown ) =>
		resolveColor( getValueFromVariable( merged, '', value as string ) );
	const text = pair && decode( pair.text );
	const background = pair && decode( pair.background );
	return ! text || ! background || background.a < 1
		? undefined
		: checkContrast( text, background, {
				palette,
				isLarge: isLarge( row, node ),
		  } );
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
