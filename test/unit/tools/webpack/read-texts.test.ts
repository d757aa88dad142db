/**
 * @jest-environment node
 */
import { readTexts } from '../../../../tools/webpack/read-texts';

it.each( [
	[ `__( 'Save' )`, 'Save', undefined, false ],
	[ `__( "Save", 'atelier' )`, 'Save', 'atelier', false ],
	[ `i18n.__( 'Save', 'atelier' )`, 'Save', 'atelier', false ],
	[ `__( 'Save ' + 'it', 'atelier' )`, 'Save it', 'atelier', false ],
	[ `_x( 'Save', 'verb', 'atelier' )`, 'verb\u0004Save', 'atelier', false ],
	[ `_n( '%d page', '%d pages', n )`, '%d page', undefined, true ],
	[ `_n( '%d page', '%d pages', n, 'atelier' )`, '%d page', 'atelier', true ],
	[
		`_nx( '%d page', '%d pages', n, 'list', 'atelier' )`,
		'list\u0004%d page',
		'atelier',
		true,
	],
] )( 'reads %s', ( code, key, domain, isPlural ) => {
	expect( readTexts( `const text = ${ code };` ) ).toEqual( [
		{ key, domain, isPlural },
	] );
} );

it.each( [
	'save( "Save", "atelier" )',
	'__( text, "atelier" )',
	'__( "Save " + name, "atelier" )',
	'__( "Save", domain )',
	'toString( "Save" )',
] )( 'reads no text in %s', ( code ) => {
	expect( readTexts( `const __ = 1; ${ code };` ) ).toEqual( [] );
} );
