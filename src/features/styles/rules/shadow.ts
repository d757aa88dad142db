import { __, sprintf } from '@wordpress/i18n';
import type { ShadowPreset } from './preset-kinds';
import { getNextPresetNumber } from './preset-list';
import { parseLength } from './css-length';
import { splitCss } from './split-css';

// css-tree only parses the syntax of CSS; the rules for default values of a layer are the specification’s (5).

/** One layer of a `box-shadow`, every part a CSS value. */
export interface ShadowLayer {
	x: string;
	y: string;
	blur: string;
	spread: string;
	color: string;
	inset: boolean;
}

/** The four lengths of a layer, in the order of CSS. */
export const SHADOW_LENGTHS = [ 'x', 'y', 'blur', 'spread' ] as const;

/** Layer that replaces one whose CSS cannot be read. */
export const FALLBACK_SHADOW_LAYER: Readonly< ShadowLayer > = {
	x: '0px',
	y: '0px',
	blur: '0px',
	spread: '0px',
	color: '#000',
	inset: false,
};

/** Value of a new shadow (specification 3). */
export const NEW_SHADOW = '6px 6px 9px rgba(0, 0, 0, 0.2)';

const SLUG_PREFIX = 'shadow-';
const LENGTH_FUNCTION = /^(calc|min|max|clamp)\(/i;

/**
 * Splits a `box-shadow` list into its layers' CSS; `none` and an empty value have no layer.
 *
 * @param shadow CSS `box-shadow` list.
 */
export function splitShadow( shadow: string ): string[] {
	return shadow.trim().toLowerCase() === 'none'
		? []
		: splitCss( shadow, ',' );
}

/**
 * Reads one layer. A number without unit is in pixels. A layer has exactly one group of lengths, and at most one
 * `inset` and one colour; for any other layer all defaults are returned (specification 5).
 *
 * @param layer CSS of one layer.
 */
export function parseShadow( layer: string ): ShadowLayer {
	const words = splitCss( layer, ' ' );
	const insets = words.filter( ( word ) => word.toLowerCase() === 'inset' );
	const colors = words.filter(
		( word ) => word.toLowerCase() !== 'inset' && ! isLength( word )
	);
	const groups = groupLengths( words );
	const lengths = groups[ 0 ] ?? [];
	if (
		groups.length !== 1 ||
		insets.length > 1 ||
		colors.length > 1 ||
		lengths.length < 2 ||
		lengths.length > 4
	) {
		return FALLBACK_SHADOW_LAYER;
	}
	const [ x = '', y = '', blur = '', spread = '' ] = lengths;
	return {
		x: toLength( x ),
		y: toLength( y ),
		blur: toLength( blur ),
		spread: toLength( spread ),
		color: colors[ 0 ] ?? FALLBACK_SHADOW_LAYER.color,
		inset: insets.length === 1,
	};
}

/**
 * Writes one layer as CSS.
 *
 * @param layer Layer whose parts are CSS values.
 */
export function formatShadow( layer: ShadowLayer ): string {
	const lengths = SHADOW_LENGTHS.map( ( key ) =>
		toLength( layer[ key ] )
	).join( ' ' );
	return `${ layer.inset ? 'inset ' : '' }${ lengths } ${
		layer.color || FALLBACK_SHADOW_LAYER.color
	}`;
}

/**
 * Returns a CSS length for the value of a numeric field: a number gets pixels, anything that is empty or
 * not numeric becomes `0px` (specification 5).
 *
 * @param value Text of the field, or part of a stored shadow.
 */
export function toLength( value: unknown ): string {
	if ( typeof value === 'string' && LENGTH_FUNCTION.test( value.trim() ) ) {
		return value.trim();
	}
	const length = parseLength( value );
	return length ? `${ length.value }${ length.unit }` : '0px';
}

/**
 * Returns the list with one layer replaced, as CSS.
 *
 * @param layers  CSS of the layers.
 * @param index   Layer to replace.
 * @param changes Parts that change.
 */
export function updateShadowLayer(
	layers: readonly string[],
	index: number,
	changes: Partial< ShadowLayer >
): string[] {
	return layers.map( ( layer, at ) =>
		at === index
			? formatShadow( { ...parseShadow( layer ), ...changes } )
			: layer
	);
}

/**
 * Returns the list without one layer; the last one left cannot be removed (specification 5).
 *
 * @param layers CSS of the layers.
 * @param index  Layer to remove.
 */
export function removeShadowLayer(
	layers: readonly string[],
	index: number
): readonly string[] {
	return layers.length > 1
		? layers.filter( ( _layer, at ) => at !== index )
		: layers;
}

/**
 * Returns a new custom shadow: slug `shadow-{n}`, name *Shadow {n}*, and the default value (specification 3).
 *
 * @param slugs Slugs of the shadows in use, of all origins.
 */
export function createShadowPreset( slugs: readonly string[] ): ShadowPreset {
	const number = getNextPresetNumber( slugs, SLUG_PREFIX );
	return {
		/* translators: %d: number of the new shadow. */
		name: sprintf( __( 'Shadow %d', 'atelier' ), number ),
		slug: `${ SLUG_PREFIX }${ number }`,
		shadow: NEW_SHADOW,
	};
}

function isLength( word: string ): boolean {
	return LENGTH_FUNCTION.test( word ) || parseLength( word ) !== undefined;
}

function groupLengths( words: readonly string[] ): string[][] {
	const groups: string[][] = [];
	let isInGroup = false;
	for ( const word of words ) {
		if ( ! isLength( word ) ) {
			isInGroup = false;
		} else if ( isInGroup ) {
			groups[ groups.length - 1 ]?.push( word );
		} else {
			groups.push( [ word ] );
			isInGroup = true;
		}
	}
	return groups;
}
