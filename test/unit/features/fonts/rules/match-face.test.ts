import { matchFace } from '@/features/fonts/rules/match-face';

const face = ( fontWeight: string, fontStyle = 'normal' ) => ( {
	fontFamily: 'x',
	fontWeight,
	fontStyle,
} );
const faces = [
	face( '300' ),
	face( '400' ),
	face( '600' ),
	face( '900' ),
	face( '400', 'italic' ),
];

describe( 'The face that a browser takes', () => {
	it.each( [
		[ 400, 'normal', '400' ],
		[ 500, 'normal', '400' ],
		[ 700, 'normal', '900' ],
		[ 200, 'normal', '300' ],
		[ 950, 'normal', '900' ],
		[ 700, 'italic', '400' ],
		[ 350, 'normal', '300' ],
	] )( 'for %d %s is %s', ( weight, style, expected ) => {
		expect( matchFace( faces, { weight, style } ) ).toMatchObject( {
			fontWeight: expected,
		} );
	} );

	it( 'is the one whose range holds the weight, and none without faces', () => {
		expect(
			matchFace( [ face( '100' ), face( '200 900' ) ], {
				weight: 450,
				style: 'normal',
			} )
		).toMatchObject( { fontWeight: '200 900' } );
		expect(
			matchFace( [], { weight: 400, style: 'normal' } )
		).toBeUndefined();
	} );
} );
