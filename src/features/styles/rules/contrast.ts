import { colord, extend } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';

import { toOklab, type Rgba } from './oklab';

extend( [ a11yPlugin ] );

/** Contrast that WCAG 2.2 AA requires. */
export const MIN_CONTRAST = 4.5;

/** Contrast that WCAG 2.2 AA requires of large text. */
export const MIN_CONTRAST_LARGE = 3;

// WCAG 2.2: large text is 24 px, or 18.66 px when bold.
const LARGE_TEXT_PX = 24;
const LARGE_BOLD_TEXT_PX = 18.66;
const BOLD_WEIGHT = 700;

/** Result of a contrast check that failed. */
export interface ContrastFailure {
	/** Measured ratio, from 1 to 21. */
	ratio: number;
	/** Ratio that would pass. */
	required: number;
	/** Text colour of the palette nearest to the present one that passes; `undefined` when none does. */
	suggestion: PaletteColor | undefined;
}

/** A palette colour with its channels. */
export interface PaletteColor {
	slug: string;
	name: string;
	color: string;
	rgba: Rgba;
}

/**
 * Returns the WCAG contrast ratio of two opaque colours, from 1 to 21, cut (not rounded) to two decimals so that 4.499 never reads 4.5.
 *
 * @param a One colour.
 * @param b The other.
 */
export function getContrastRatio( a: Rgba, b: Rgba ): number {
	return colord( a ).contrast( b );
}

/**
 * Returns the opaque colour that a translucent one shows on a background.
 *
 * @param top    Colour in front.
 * @param bottom Opaque colour behind.
 */
export function blend( top: Rgba, bottom: Rgba ): Rgba {
	const mix = ( front: number, back: number ) =>
		front * top.a + back * ( 1 - top.a );
	return {
		r: mix( top.r, bottom.r ),
		g: mix( top.g, bottom.g ),
		b: mix( top.b, bottom.b ),
		a: 1,
	};
}

/**
 * Returns whether text counts as large for its contrast.
 *
 * @param fontSizePx Computed size in pixels.
 * @param fontWeight Computed weight.
 */
export function isLargeText( fontSizePx: number, fontWeight: number ): boolean {
	return (
		fontSizePx >= LARGE_TEXT_PX ||
		( fontSizePx >= LARGE_BOLD_TEXT_PX && fontWeight >= BOLD_WEIGHT )
	);
}

/**
 * Checks text on its background. Returns `undefined` when the contrast suffices.
 *
 * @param text       Text colour; may be translucent.
 * @param background Opaque background.
 * @param options    Whether the text is large, and the palette in which a better colour is searched.
 */
export function checkContrast(
	text: Rgba,
	background: Rgba,
	options: { isLarge?: boolean; palette?: readonly PaletteColor[] } = {}
): ContrastFailure | undefined {
	const required = options.isLarge ? MIN_CONTRAST_LARGE : MIN_CONTRAST;
	const ratio = getContrastRatio( blend( text, background ), background );
	if ( ratio >= required ) {
		return undefined;
	}
	return {
		ratio,
		required,
		suggestion: findNearestPassing(
			text,
			background,
			required,
			options.palette ?? []
		),
	};
}

function findNearestPassing(
	text: Rgba,
	background: Rgba,
	required: number,
	palette: readonly PaletteColor[]
): PaletteColor | undefined {
	return palette
		.filter(
			( { rgba } ) =>
				getContrastRatio( blend( rgba, background ), background ) >=
				required
		)
		.map( ( color ) => ( {
			color,
			distance: getDistance(
				blend( text, background ),
				blend( color.rgba, background )
			),
		} ) )
		.sort( ( a, b ) => a.distance - b.distance )[ 0 ]?.color;
}

function getDistance( a: Rgba, b: Rgba ): number {
	const [ l1, a1, b1 ] = toOklab( a );
	const [ l2, a2, b2 ] = toOklab( b );
	return Math.hypot( l1 - l2, a1 - a2, b1 - b2 );
}
