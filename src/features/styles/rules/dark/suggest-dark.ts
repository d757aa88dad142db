import { MIN_CONTRAST, MIN_CONTRAST_LARGE } from '../contrast';
import { fromOklab, toLinear, toOklab, type Rgba } from '../oklab';

/** A colour to find a dark one for. */
export interface LightColor {
	slug: string;
	rgba: Rgba;
}

/** A colour with its suggestion, and the light of both as WCAG measures it. */
interface Suggestion {
	slug: string;
	rgba: Rgba;
	before: number;
	dark: Rgba;
	after: number;
}

/** Light that WCAG adds to each luminance in a contrast. */
const GLARE = 0.05;
const BLACK = GLARE;
const WHITE = 1 + GLARE;

/** Darkest light that is suggested where the contrasts allow it: pure black is hard on the eyes beside white text. */
const SOFT_BLACK = measureLight( { r: 17, g: 17, b: 17, a: 1 } );

/** Largest factor by which a suggestion's light may change so that a pair remains readable, and the factor of one step. */
const LARGEST_MEND = 1.25;
const MEND_STEP = 1.01;

/** Chroma in OKLCH from which a colour counts as vivid. */
const VIVID_CHROMA = 0.1;

/** Light up to which a vivid colour is raised, so that its hue is visible, and the factor between two tried lights. */
const VIVID_LIGHT = 0.2;
const VIVID_STEP = 1.05;

/** Largest palette whose pairs are compared: the time grows with the square of its size. */
const MOST_PAIRED = 200;

/** Halvings of a range until it is narrower than a step of a channel. */
const HALVINGS = 14;

/**
 * Suggests a dark value for each colour. Its luminance is mirrored, so that the contrast of two colours remains; its hue
 * stays in OKLCH, and as much of its chroma as a screen shows. Pairs that can be read remain readable where possible. A light and
 * vivid colour, such as a yellow accent, would become nearly black: it is raised as far as its pairs allow.
 *
 * @param colors Colours of a palette.
 * @return CSS colours by slug.
 */
export function suggestDark(
	colors: readonly LightColor[]
): Record< string, string > {
	return Object.fromEntries(
		choose( colors ).map( ( { slug, dark } ) => [ slug, toHex( dark ) ] )
	);
}

function choose( colors: readonly LightColor[] ): Suggestion[] {
	if ( colors.length > MOST_PAIRED ) {
		return mirrorAll( colors, BLACK );
	}
	const soft = mendPairs( mirrorAll( colors, SOFT_BLACK ) );
	return raiseVivid(
		findFailing( soft ).length === 0
			? soft
			: mendPairs( mirrorAll( colors, BLACK ) )
	);
}

function raiseVivid( suggestions: readonly Suggestion[] ): Suggestion[] {
	const raised = [ ...suggestions ];
	suggestions.forEach( ( start, index ) => {
		const [ , a, b ] = toOklab( start.rgba );
		if ( Math.hypot( a, b ) < VIVID_CHROMA ) {
			return;
		}
		for (
			let light = Math.min( VIVID_LIGHT, start.before );
			light > start.after;
			light /= VIVID_STEP
		) {
			const next = { ...start, ...toLight( start.rgba, light ) };
			if ( keepsPairs( raised, index, next ) ) {
				raised[ index ] = next;
				return;
			}
		}
	} );
	return raised;
}

// Returns whether all pairs of a colour that can be read remain readable with its next suggestion.
function keepsPairs(
	suggestions: readonly Suggestion[],
	index: number,
	next: Suggestion
): boolean {
	const start = suggestions[ index ] as Suggestion;
	return suggestions.every(
		( each, other ) =>
			other === index || ! canRead( start, each ) || canRead( next, each )
	);
}

function mirrorAll(
	colors: readonly LightColor[],
	darkest: number
): Suggestion[] {
	return colors.map( ( { slug, rgba } ) => {
		const before = measureLight( rgba );
		return {
			slug,
			rgba,
			before,
			...toLight( rgba, Math.max( darkest, ( BLACK * WHITE ) / before ) ),
		};
	} );
}

// Rounding and a softer black may lower a contrast that just sufficed: one colour of such a pair is moved.
function mendPairs( suggestions: readonly Suggestion[] ): Suggestion[] {
	const mended = [ ...suggestions ];
	for ( const [ first, second ] of findFailing( mended ) ) {
		const pair = [ mended[ first ], mended[ second ] ] as [
			Suggestion,
			Suggestion,
		];
		const [ lighter, darker ] =
			pair[ 0 ].after > pair[ 1 ].after
				? [ first, second ]
				: [ second, first ];
		if ( ! moveUntilReadable( mended, lighter, darker, MEND_STEP ) ) {
			moveUntilReadable( mended, darker, lighter, 1 / MEND_STEP );
		}
	}
	return mended;
}

function moveUntilReadable(
	suggestions: Suggestion[],
	moved: number,
	other: number,
	step: number
): boolean {
	const start = suggestions[ moved ] as Suggestion;
	for (
		let factor = step;
		factor < LARGEST_MEND && factor > 1 / LARGEST_MEND;
		factor *= step
	) {
		const next = {
			...start,
			...toLight( start.rgba, start.after * factor ),
		};
		if ( canRead( next, suggestions[ other ] as Suggestion ) ) {
			const isBetter = keepsPairs( suggestions, moved, next );
			if ( isBetter ) {
				suggestions[ moved ] = next;
			}
			return isBetter;
		}
	}
	return false;
}

function findFailing(
	suggestions: readonly Suggestion[]
): [ number, number ][] {
	return suggestions.flatMap( ( a, first ) =>
		suggestions.flatMap( ( b, second ): [ number, number ][] =>
			second > first && ! canRead( a, b ) ? [ [ first, second ] ] : []
		)
	);
}

// Returns whether the dark pair reaches the thresholds that the original pair reaches.
function canRead( a: Suggestion, b: Suggestion ): boolean {
	const before = compareLights( a.before, b.before );
	const after = compareLights( a.after, b.after );
	return [ MIN_CONTRAST, MIN_CONTRAST_LARGE ].every(
		( needed ) => before < needed || after >= needed
	);
}

function compareLights( a: number, b: number ): number {
	return Math.max( a, b ) / Math.min( a, b );
}

function measureLight( { r, g, b }: Rgba ): number {
	return (
		0.2126 * toLinear( r ) +
		0.7152 * toLinear( g ) +
		0.0722 * toLinear( b ) +
		GLARE
	);
}

// Returns the colour of the same hue with this light.
function toLight(
	rgba: Rgba,
	light: number
): Pick< Suggestion, 'dark' | 'after' > {
	const [ , a, b ] = toOklab( rgba );
	const lightness = halve( ( value ) => {
		return measureLight( fitChroma( value, a, b ) ) < light;
	} );
	const { r, g, b: blue } = fitChroma( lightness, a, b );
	const dark = {
		r: Math.round( r ),
		g: Math.round( g ),
		b: Math.round( blue ),
		a: rgba.a,
	};
	return { dark, after: measureLight( dark ) };
}

function fitChroma( lightness: number, a: number, b: number ): Rgba {
	const scale = halve( ( value ) =>
		isShown( fromOklab( [ lightness, a * value, b * value ] ) )
	);
	const { r, g, b: blue } = fromOklab( [ lightness, a * scale, b * scale ] );
	return { r: clip( r ), g: clip( g ), b: clip( blue ), a: 1 };
}

/** Finds the value between 0 and 1 up to which a condition is true. */
function halve( isBelow: ( value: number ) => boolean ): number {
	let [ low, high ] = [ 0, 1 ];
	for ( let step = 0; step < HALVINGS; step++ ) {
		const middle = ( low + high ) / 2;
		if ( isBelow( middle ) ) {
			low = middle;
		} else {
			high = middle;
		}
	}
	return ( low + high ) / 2;
}

function isShown( { r, g, b }: Rgba ): boolean {
	return [ r, g, b ].every( ( value ) => value >= -0.5 && value <= 255.5 );
}

function clip( channel: number ): number {
	return Math.min( 255, Math.max( 0, channel ) );
}

function toHex( { r, g, b, a }: Rgba ): string {
	const parts = a < 1 ? [ r, g, b, a * 255 ] : [ r, g, b ];
	return `#${ parts
		.map( ( part ) => Math.round( part ).toString( 16 ).padStart( 2, '0' ) )
		.join( '' ) }`;
}
