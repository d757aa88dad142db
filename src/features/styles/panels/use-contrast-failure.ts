import { getValueFromVariable } from '@wordpress/global-styles-engine';
import { useMemo } from 'react';

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
	const { merged } = useGlobalStyles();
	const { colors } = usePalettes();
	return useMemo( () => {
		const pair = getColorPair( row, node, merged.styles );
		const decode = ( value: unknown ) =>
			resolveColor( getValueFromVariable( merged, '', value as string ) );
		const text = pair && decode( pair.text );
		const background = pair && decode( pair.background );
		if ( ! text || ! background || background.a < 1 ) {
			return undefined;
		}
		const palette = colors
			.flatMap( ( group ) => group.colors )
			.flatMap( ( preset ): PaletteColor[] => {
				const rgba = resolveColor( preset.color );
				return rgba ? [ { ...preset, rgba } ] : [];
			} );
		return checkContrast( text, background, {
			palette,
			isLarge: isLarge( row, node ),
		} );
	}, [ row, node, merged, colors ] );
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
