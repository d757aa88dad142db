import {
	blend,
	checkContrast,
	getContrastRatio,
	isLargeText,
} from '@/features/styles/rules/contrast';
import type { Rgba } from '@/features/styles/rules/oklab';

const color = ( r: number, g: number, b: number, a = 1 ): Rgba => ( {
	r,
	g,
	b,
	a,
} );
const BLACK = color( 0, 0, 0 );
const WHITE = color( 255, 255, 255 );
const swatch = ( slug: string, rgba: Rgba ) => ( {
	slug,
	name: slug,
	color: slug,
	rgba,
} );

describe( 'getContrastRatio', () => {
	it.each( [
		[ BLACK, WHITE, 21 ],
		[ WHITE, BLACK, 21 ],
		[ WHITE, WHITE, 1 ],
		[ color( 118, 118, 118 ), WHITE, 4.54 ],
		// 4.478 is cut, not rounded: a ratio below 4.5 is never shown as 4.5.
		[ color( 119, 119, 119 ), WHITE, 4.47 ],
	] )( 'of %p on %p', ( a, b, expected ) => {
		expect( getContrastRatio( a, b ) ).toBeCloseTo( expected, 2 );
	} );
} );

describe( 'blend', () => {
	it( 'shows the background through a translucent colour', () => {
		expect( blend( color( 0, 0, 0, 0.5 ), WHITE ) ).toEqual(
			color( 127.5, 127.5, 127.5 )
		);
	} );
} );

describe( 'isLargeText', () => {
	it.each( [
		[ 24, 400, true ],
		[ 23.9, 400, false ],
		[ 18.66, 700, true ],
		[ 18.66, 600, false ],
		[ 18, 900, false ],
	] )( '%d px at %d: %p', ( size, weight, expected ) => {
		expect( isLargeText( size, weight ) ).toBe( expected );
	} );
} );

describe( 'checkContrast', () => {
	const GREY = color( 119, 119, 119 );

	it( 'passes what suffices', () => {
		expect(
			checkContrast( color( 118, 118, 118 ), WHITE )
		).toBeUndefined();
	} );

	it( 'measures what fails, without rounding up', () => {
		expect( checkContrast( GREY, WHITE ) ).toEqual( {
			ratio: 4.47,
			required: 4.5,
			suggestion: undefined,
		} );
	} );

	it( 'asks less of large text', () => {
		expect(
			checkContrast( GREY, WHITE, { isLarge: true } )
		).toBeUndefined();
		expect(
			checkContrast( color( 160, 160, 160 ), WHITE, { isLarge: true } )
				?.required
		).toBe( 3 );
	} );

	it( 'sees a translucent text as it shows', () => {
		expect(
			checkContrast( color( 0, 0, 0, 0.3 ), WHITE )?.ratio
		).toBeLessThan( 3 );
	} );

	it( 'offers the nearest colour of the palette that passes', () => {
		const palette = [
			swatch( 'black', BLACK ),
			swatch( 'dark-grey', color( 90, 90, 90 ) ),
			swatch( 'light-grey', color( 130, 130, 130 ) ),
			swatch( 'white', WHITE ),
		];
		expect(
			checkContrast( GREY, WHITE, { palette } )?.suggestion?.slug
		).toBe( 'dark-grey' );
	} );

	it( 'offers nothing when no colour passes', () => {
		expect(
			checkContrast( GREY, WHITE, {
				palette: [ swatch( 'white', WHITE ) ],
			} )?.suggestion
		).toBeUndefined();
	} );
} );
