import { toFontSlug } from '@/features/fonts/rules/to-slug';
import {
	cleanFamilyName,
	formatCssFamily,
	readFirstFamily,
} from '@/features/fonts/rules/css-family';

describe( 'The slug of a family (specification 5)', () => {
	it.each( [
		[ 'Fira Sans', 'fira-sans' ],
		[ 'fira-sans', 'fira-sans' ],
		[ 'Exo 2', 'exo-2' ],
		[ 'exo2', 'exo-2' ],
		[ 'PT Sans', 'pt-sans' ],
		[ 'Émile’s Übung', 'emiles-ubung' ],
		[ "O'Reilly Sans", 'oreilly-sans' ],
		[ '  --x__Y  ', 'x-y' ],
		[ '../../etc', 'etc' ],
	] )( 'of %j is %j', ( name, slug ) => {
		expect( toFontSlug( name ) ).toBe( slug );
	} );

	it( 'is another one for each name without Latin letters', () => {
		expect( toFontSlug( '明朝' ) ).toMatch( /^font-\d+$/ );
		expect( toFontSlug( '明朝' ) ).not.toBe( toFontSlug( '黑体' ) );
		expect( toFontSlug( '' ) ).toMatch( /^font-\d+$/ );
	} );
} );

describe( 'The CSS value of a family', () => {
	it.each( [
		[ 'Fira Sans', undefined, '"Fira Sans"' ],
		[ "O'Reilly Sans", 'serif', '"O’Reilly Sans", serif' ],
		[ 'A"; } </style>', undefined, '"A /style"' ],
	] as const )( 'of %j before %s', ( name, fallback, value ) => {
		expect( formatCssFamily( name, fallback ) ).toBe( value );
	} );

	it.each( [
		[ '"Fira Sans", serif', 'Fira Sans' ],
		[ '"O\'Reilly Sans"', "O'Reilly Sans" ],
		[ "'PT Sans'", 'PT Sans' ],
		[ 'Arial, sans-serif', 'Arial' ],
		[ '', '' ],
	] )( 'begins, when it is %j, with %j', ( value, name ) => {
		expect( readFirstFamily( value ) ).toBe( name );
	} );

	it( 'holds no control characters', () => {
		expect( cleanFamilyName( ' A\u0000B\u202e\n C ' ) ).toBe( 'AB C' );
	} );
} );
