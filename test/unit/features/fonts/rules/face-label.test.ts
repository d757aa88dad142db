import { getFaceKey } from '@/features/fonts/rules/face-identity';
import { getFaceLabel } from '@/features/fonts/rules/face-label';
import { parseWeight } from '@/utils/font-weight';
import { sortFaces } from '@/features/fonts/rules/sort-faces';

const face = ( fontWeight?: string | number, fontStyle?: string ) => ( {
	fontFamily: 'Sen',
	...( fontWeight !== undefined && { fontWeight } ),
	...( fontStyle !== undefined && { fontStyle } ),
} );

describe( 'The label of a variant (specification 3)', () => {
	it.each( [
		[ 100, undefined, 'Thin' ],
		[ '200', 'normal', 'Extra-light' ],
		[ '300', 'italic', 'Light Italic' ],
		[ 'normal', 'normal', 'Normal' ],
		[ '500', undefined, 'Medium' ],
		[ 600, 'italic', 'Semi-bold Italic' ],
		[ 'bold', undefined, 'Bold' ],
		[ '800', undefined, 'Extra-bold' ],
		[ '900', 'normal', 'Black' ],
		[ '450', undefined, '450' ],
		[ '200 900', 'italic', 'Variable 200–900 Italic' ],
		[ undefined, undefined, 'Normal' ],
		[ '400', 'oblique 10deg', 'Normal oblique 10deg' ],
	] )( 'of %s %s is %s', ( weight, style, label ) => {
		expect( getFaceLabel( face( weight, style ) ) ).toBe( label );
	} );
} );

describe( 'The weight of a face', () => {
	it.each( [
		[ '200 900', { min: 200, max: 900 } ],
		[ '900 200', { min: 200, max: 900 } ],
		[ ' 300 ', { min: 300, max: 300 } ],
		[ 'bold', { min: 700, max: 700 } ],
		[ '', { min: 400, max: 400 } ],
		[ 'heavy', { min: 400, max: 400 } ],
		[ -1, { min: 400, max: 400 } ],
		[ 'NaN', { min: 400, max: 400 } ],
		[ '9223372036854775808', { min: 400, max: 400 } ],
	] )( '%j is %j', ( weight, range ) => {
		expect( parseWeight( weight ) ).toEqual( range );
	} );
} );

it( 'knows a face whatever its notation', () => {
	expect( getFaceKey( face( 'normal' ) ) ).toBe(
		getFaceKey( face( 400, 'Normal' ) )
	);
	expect( getFaceKey( face( '400' ) ) ).not.toBe(
		getFaceKey( face( '400', 'italic' ) )
	);
} );

it( 'orders faces by weight, then by style', () => {
	const faces = [
		face( '700', 'italic' ),
		face( '700' ),
		face( '100 900' ),
		face( 'normal', 'italic' ),
		face( 400 ),
	];

	expect( sortFaces( faces ).map( getFaceLabel ) ).toEqual( [
		'Variable 100–900',
		'Normal',
		'Normal Italic',
		'Bold',
		'Bold Italic',
	] );
} );
