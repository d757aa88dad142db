import {
	getTypographyFontSizeValue,
	type FontSize,
	type GlobalStylesSettings,
} from '@wordpress/global-styles-engine';

import type { Config } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { findPreset, readPresetReference } from '../preset-reference';
import { isStateKey } from '../state-key';

/** Place of an element in the styles. */
export interface StylePlace {
	/** Block that it is, or is in. */
	blockName?: string;
	/** Style of the block. */
	variation?: string;
	/** Elements that it is, the most precise first: `h1`, `heading`. */
	elements?: readonly string[];
}

/**
 * Lists the font sizes that the styles declare for an element and its parents, as CSS, the most specific first. The browser decides which
 * of them applies.
 *
 * @param config Merged config.
 * @param place  The element.
 */
export function listDeclaredSizes(
	config: Config,
	place: StylePlace
): string[] {
	const sizes = listNodes( place ).flatMap( ( path ) => {
		const node = getAtPath( config.styles, path );
		return isRecord( node ) ? readSizes( node ) : [];
	} );
	return [
		...new Set( sizes.flatMap( ( size ) => toCss( config, size ) ?? [] ) ),
	];
}

function listNodes( {
	blockName,
	variation,
	elements = [],
}: StylePlace ): ConfigPath[] {
	const block = blockName ? [ 'blocks', blockName ] : undefined;
	const scopes: ConfigPath[] = [
		...( block && variation
			? [ [ ...block, 'variations', variation ] ]
			: [] ),
		...( block ? [ block ] : [] ),
		[],
	];
	return [
		...scopes.flatMap( ( scope ) =>
			elements.map( ( name ) => [ ...scope, 'elements', name ] )
		),
		...scopes,
	];
}

// Sizes of viewports and states come first: where they apply, they win.
function readSizes( node: Record< string, unknown > ): unknown[] {
	const limited = Object.entries( node ).flatMap( ( [ key, below ] ) =>
		isStateKey( key ) && isRecord( below ) ? readSizes( below ) : []
	);
	return [ ...limited, getAtPath( node, [ 'typography', 'fontSize' ] ) ];
}

function toCss( config: Config, size: unknown ): string | undefined {
	if ( typeof size === 'number' ) {
		return `${ size }px`;
	}
	if ( typeof size !== 'string' || size === '' ) {
		return undefined;
	}
	const reference = readPresetReference( size );
	const preset =
		reference && findPreset( config, [ 'styles' ], reference )?.preset;
	if ( reference && ! preset ) {
		return undefined;
	}
	// The site's setting for fluid sizes also applies to a size without a preset.
	const css = getTypographyFontSizeValue(
		( preset ?? { size } ) as unknown as FontSize,
		config.settings as GlobalStylesSettings
	);
	return css === null || css === undefined ? undefined : String( css );
}

const ROOT_PX = 16;

/** Bounds of a size that follows the width of the window, in pixels. */
export interface SizeRange {
	min: number;
	max: number;
}

/**
 * Returns the bounds of a size that follows the width of the window; undefined for any other.
 *
 * @param css CSS `font-size`, or another length.
 */
export function readRange( css: string ): SizeRange | undefined {
	const match =
		/^clamp\(\s*([\d.]+)(px|rem|em)\s*,.*,\s*([\d.]+)(px|rem|em)\s*\)$/i.exec(
			css.trim()
		);
	if ( ! match ) {
		return undefined;
	}
	const [ , low, lowUnit, high, highUnit ] = match;
	const min = Number( low ) * ( lowUnit === 'px' ? 1 : ROOT_PX );
	const max = Number( high ) * ( highUnit === 'px' ? 1 : ROOT_PX );
	return min < max ? { min, max } : undefined;
}
