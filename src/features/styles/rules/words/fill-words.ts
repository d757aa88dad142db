import { __, sprintf } from '@wordpress/i18n';

import { blend } from '../contrast';
import type { Rgba } from '../oklab';
import {
	normalizeCss,
	toHex,
	type KnownPresets,
	type ResolveColor,
} from './known-presets';

/** Fill behind an element, as the browser computes it: its own, or that of a parent. */
export interface ShownFill {
	color: string;
	image: string;
}

/** Facts that a description needs beside the look. */
export interface WordContext {
	known: KnownPresets;
	resolve: ResolveColor;
}

/**
 * Describes the fill behind an element: the first image or gradient, or the color that shows through those before it.
 *
 * @param fills   The element's own fill first, then those of its parents.
 * @param context Names of the site's presets.
 */
export function describeFill(
	fills: readonly ShownFill[],
	context: WordContext
): string {
	const tops: Rgba[] = [];
	for ( const { color, image } of fills ) {
		if ( image !== 'none' && image !== '' ) {
			return describeImage( image, context );
		}
		const rgba = context.resolve( color );
		if ( rgba && rgba.a >= 1 ) {
			return describeRgba( mix( tops, rgba ), context );
		}
		if ( rgba && rgba.a > 0 ) {
			tops.unshift( rgba );
		}
	}
	// Browsers show white behind a page.
	return describeRgba(
		mix( tops, { r: 255, g: 255, b: 255, a: 1 } ),
		context
	);
}

// Blends translucent colors over an opaque one; the nearest color is last.
function mix( tops: readonly Rgba[], bottom: Rgba ): Rgba {
	return tops.reduce( ( below, top ) => blend( top, below ), bottom );
}

function describeImage(
	image: string,
	{ known, resolve }: WordContext
): string {
	if ( ! /gradient\(/.test( image ) || /url\(/.test( image ) ) {
		return __( 'an image', 'atelier' );
	}
	const name = known.gradients.get( normalizeCss( image, resolve ) );
	return name === undefined
		? __( 'a gradient', 'atelier' )
		: sprintf(
				/* translators: %s: name of a gradient. */
				__( 'the gradient %s', 'atelier' ),
				name
		  );
}

/**
 * Describes a color by its name in the palette and its digits, or by its digits alone.
 *
 * @param color   The computed color.
 * @param context Names of the site's presets.
 */
export function describeColor( color: string, context: WordContext ): string {
	const rgba = context.resolve( color );
	return rgba ? describeRgba( rgba, context ) : color;
}

function describeRgba( rgba: Rgba, { known }: WordContext ): string {
	const hex = toHex( rgba );
	const name = known.colors.get( hex );
	return name === undefined
		? hex
		: sprintf(
				/* translators: 1: name of a color. 2: its value, for example "#1a1a1a". */
				__( '%1$s (%2$s)', 'atelier' ),
				name,
				hex
		  );
}

/**
 * Returns whether a fill is visible.
 *
 * @param fill    The fill; undefined for none.
 * @param context Reads colors.
 */
export function isFilled(
	fill: ShownFill | undefined,
	{ resolve }: Pick< WordContext, 'resolve' >
): boolean {
	return (
		fill !== undefined &&
		( fill.image !== 'none' || ( resolve( fill.color )?.a ?? 0 ) > 0 )
	);
}
