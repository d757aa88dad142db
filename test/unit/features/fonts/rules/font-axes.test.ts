/** @jest-environment node */
import { readFileSync } from 'node:fs';

import {
	formatVariation,
	getAxisLabel,
	getAxisStep,
	isVariableFace,
	listFaceAxes,
	type FontAxis,
} from '@/features/fonts/rules/font-axes';
import { parseFont } from '@/features/fonts/parse/parse-font';

const anAxis = ( tag: string, min: number, max: number ): FontAxis => ( {
	tag,
	name: `Name of ${ tag }`,
	min,
	max,
	default: min,
} );
const aFace = ( descriptors: object ) => ( {
	fontFamily: 'A',
	...descriptors,
} );

describe( 'Axes of a variable font', () => {
	it.each( [
		[ 'a range of weights', { fontWeight: '200 900' }, true ],
		[ 'a range of widths', { fontStretch: '75% 125%' }, true ],
		[ 'a range of angles', { fontStyle: 'oblique 0deg 10deg' }, true ],
		[ 'one weight', { fontWeight: '400' }, false ],
		[ 'a weight twice', { fontWeight: '400 400' }, false ],
		[
			'one width and one angle',
			{ fontStretch: '75%', fontStyle: 'oblique 10deg' },
			false,
		],
		[ 'nothing', {}, false ],
	] )( 'a face with %s says so: %#', ( _, descriptors, isVariable ) => {
		expect( isVariableFace( aFace( descriptors ) ) ).toBe( isVariable );
	} );

	it( 'lists the registered ones first, and keeps within the weights that the face declares', () => {
		const axes = listFaceAxes( aFace( { fontWeight: '200 900' } ), [
			anAxis( 'GRAD', 0, 1 ),
			anAxis( 'opsz', 8, 60 ),
			anAxis( 'wght', 1, 1000 ),
			anAxis( 'slnt', -10, 0 ),
		] );

		expect( axes.map( ( { tag } ) => tag ) ).toEqual( [
			'wght',
			'slnt',
			'opsz',
			'GRAD',
		] );
		expect( axes[ 0 ] ).toMatchObject( {
			min: 200,
			max: 900,
			default: 400,
		} );
	} );

	it( 'leaves out what cannot be changed, and tags that CSS could not name', () => {
		expect(
			listFaceAxes( aFace( { fontWeight: '400' } ), [
				anAxis( 'wght', 100, 900 ),
				anAxis( 'opsz', 8, 8 ),
				anAxis( '"};a', 0, 9 ),
			] )
		).toEqual( [] );
	} );

	it( 'knows the weights of a face whose file was not read, and those of a real one', () => {
		const face = aFace( { fontWeight: '400 800' } );
		const bytes = readFileSync(
			'node_modules/@fontsource-variable/sen/files/sen-latin-wght-normal.woff2'
		);

		expect( listFaceAxes( face, [] ) ).toEqual(
			listFaceAxes( face, parseFont( new Uint8Array( bytes ) ).axes )
		);
	} );

	it( 'writes the values that differ from the defaults, without the weight', () => {
		const axes = [
			anAxis( 'wght', 100, 900 ),
			anAxis( 'wdth', 75, 100 ),
			anAxis( 'slnt', -10, 0 ),
			anAxis( 'opsz', 8, 60 ),
		];

		expect(
			formatVariation( axes, { wght: 500, wdth: 80, slnt: -10, opsz: 9 } )
		).toBe( '"wdth" 80, "opsz" 9' );
		expect( formatVariation( axes, {} ) ).toBe( '' );
	} );

	it( 'is labelled by what it does, and else as the font calls it', () => {
		expect( getAxisLabel( anAxis( 'wdth', 0, 1 ) ) ).toBe( 'Width axis' );
		expect( getAxisLabel( anAxis( 'GRAD', 0, 1 ) ) ).toBe( 'Name of GRAD' );
		expect( getAxisLabel( { ...anAxis( 'GRAD', 0, 1 ), name: '' } ) ).toBe(
			'GRAD'
		);
	} );

	it( 'goes by whole numbers where there is room for them', () => {
		expect( getAxisStep( anAxis( 'slnt', -10, 0 ) ) ).toBe( 1 );
		expect( getAxisStep( anAxis( 'ital', 0, 1 ) ) ).toBe( 0.1 );
	} );
} );
