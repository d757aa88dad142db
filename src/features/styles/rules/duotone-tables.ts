import { colord } from 'colord';

/** Values of each channel from shadows to highlights, in the format of an SVG filter. */
export interface DuotoneTables {
	r: string;
	g: string;
	b: string;
	a: string;
}

/**
 * Returns the tables of the filter that WordPress makes of a duotone. A color that cannot be read is black.
 *
 * @param colors The colors; that of the shadows is first.
 */
export function getDuotoneTables( colors: readonly string[] ): DuotoneTables {
	const all = colors.map( ( color ) => colord( color ).toRgb() );
	const join = ( read: ( color: ( typeof all )[ number ] ) => number ) =>
		all.map( ( color ) => String( round( read( color ) ) ) ).join( ' ' );
	return {
		r: join( ( { r } ) => r / 255 ),
		g: join( ( { g } ) => g / 255 ),
		b: join( ( { b } ) => b / 255 ),
		a: join( ( { a } ) => a ),
	};
}

function round( value: number ): number {
	return Math.round( value * 1000 ) / 1000;
}
