import { formatLength, parseLength, type CssLength } from './css-length';

/** Sizes of a preset in a narrow and in a wide window. Between them the size follows the width; it shrinks where `min` is larger. */
export interface FluidBounds {
	min: string;
	max: string;
}

/** Widths of the window at which a size reaches its bounds, in pixels: those of WordPress's fluid font sizes. */
const NARROW = 320;
const WIDE = 1600;

/** Pixels of the units that depend neither on the element nor on the window. */
const PIXELS: ReadonlyMap< string, number > = new Map( [
	[ 'px', 1 ],
	[ 'rem', 16 ],
] );

/** Units that the bounds of a size can have. */
export const FLUID_UNITS: readonly string[] = [ ...PIXELS.keys() ];

/** Decimal places of computed values, precise to a hundredth of a pixel at any width. */
const PLACES = 4;

const CLAMP =
	/^clamp\(\s*([\d.]+[a-z]*)\s*,\s*(-?[\d.]+(?:px|rem))\s*([+-])\s*([\d.]+)vw\s*,\s*([\d.]+[a-z]*)\s*\)$/i;

/**
 * Returns whether a size can follow the width of the window: a length in pixels or rem can.
 *
 * @param value Value of CSS.
 */
export function canBeFluid( value: unknown ): boolean {
	return toPixels( parseLength( value ) ) !== undefined;
}

/**
 * Returns the value of CSS that changes evenly from one size to the other; undefined where a bound is no length in pixels or rem.
 *
 * @param bounds Both sizes.
 */
export function writeFluidSize( bounds: FluidBounds ): string | undefined {
	const min = parseLength( bounds.min );
	const max = parseLength( bounds.max );
	const line = min && max && toLine( min, max );
	if ( ! line ) {
		return undefined;
	}
	const [ sign, low, high ] =
		line.slope < 0 ? [ '-', max, min ] : [ '+', min, max ];
	// `clamp` needs the smaller size first; otherwise it returns its first size at each width.
	return `clamp(${ formatLength( low ) }, ${ line.start }${
		min.unit
	} ${ sign } ${ Math.abs( line.slope ) }vw, ${ formatLength( high ) })`;
}

/**
 * Reads a value of {@link writeFluidSize}; undefined for any other value, which is edited as text.
 *
 * @param value Value of CSS.
 */
export function readFluidSize( value: unknown ): FluidBounds | undefined {
	const parts = typeof value === 'string' ? CLAMP.exec( value.trim() ) : null;
	const ends = [ parts?.[ 1 ], parts?.[ 5 ] ].map( parseLength );
	const [ min, max ] = parts?.[ 3 ] === '-' ? ends.reverse() : ends;
	const start = parseLength( parts?.[ 2 ] );
	const line = min && max && toLine( min, max );
	if ( ! parts || ! line || ! start ) {
		return undefined;
	}
	const slope = Number( `${ parts[ 3 ] }${ parts[ 4 ] }` );
	return start.unit === min.unit &&
		isNear( start.value, line.start ) &&
		isNear( slope, line.slope )
		? { min: formatLength( min ), max: formatLength( max ) }
		: undefined;
}

/**
 * Returns a value as a row shows it: both bounds of a size that follows the window.
 *
 * @param value Value of CSS.
 */
export function describeSize( value: string ): string {
	const bounds = readFluidSize( value );
	return bounds ? `${ bounds.min } – ${ bounds.max }` : value;
}

// The straight line between the bounds: its value at a width of 0, in the unit of the first one, and its growth in vw.
function toLine(
	min: CssLength,
	max: CssLength
): { start: number; slope: number } | undefined {
	const unit = PIXELS.get( min.unit );
	const from = toPixels( min );
	const to = toPixels( max );
	if ( unit === undefined || from === undefined || to === undefined ) {
		return undefined;
	}
	const slope = ( to - from ) / ( WIDE - NARROW );
	return {
		start: round( ( from - slope * NARROW ) / unit ),
		slope: round( slope * 100 ),
	};
}

function toPixels( length: CssLength | undefined ): number | undefined {
	const factor = length && PIXELS.get( length.unit );
	return factor === undefined || ! length || length.value < 0
		? undefined
		: length.value * factor;
}

function round( value: number ): number {
	return Number( value.toFixed( PLACES ) );
}

function isNear( a: number, b: number ): boolean {
	return Math.abs( a - b ) < 2 * 10 ** -PLACES;
}
