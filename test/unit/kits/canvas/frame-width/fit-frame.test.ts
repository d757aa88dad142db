import { fitFrame, readFrameWidth } from '@/kits/canvas/frame-width/fit-frame';

describe( 'fitFrame', () => {
	it.each( [
		[ undefined, 700, undefined ],
		[ 'phone' as const, 0, undefined ],
		[ 'phone' as const, 700, { width: 390, height: 600, scale: 1 } ],
		[ 'tablet' as const, 390, { width: 780, height: 1200, scale: 0.5 } ],
	] )( 'of %s in %d px', ( width, place, expected ) => {
		expect( fitFrame( width, { width: place, height: 600 } ) ).toEqual(
			expected
		);
	} );

	it( 'reads no other width than those', () => {
		expect(
			[ 'phone', 'tablet', '7', undefined ].map( readFrameWidth )
		).toEqual( [ 'phone', 'tablet', undefined, undefined ] );
	} );
} );
