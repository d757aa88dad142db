import { findUnknownProperties } from '@/features/styles/rules/unknown-properties';

const KNOWN = [ 'color', 'margin' ];

const find = ( css: string, isNested = false ) =>
	findUnknownProperties( css, isNested, ( name ) =>
		KNOWN.includes( name )
	).map( ( { from, to } ) => css.slice( from, to ) );

it.each( [
	[ 'a { colr: red; margin: 0 }', [ 'colr' ] ],
	[
		'@media print { a { colr: red } b { color: red; margn: 0 } }',
		[ 'colr', 'margn' ],
	],
	[ '.a { & b { colr: red } }', [ 'colr' ] ],
	[ 'a { --own: 1; -webkit-thing: x; color: red }', [] ],
	[ '@font-face { src: url(a.woff2); font-family: X }', [] ],
	[ '@property --a { syntax: "*"; inherits: false }', [] ],
	[ '', [] ],
] )( 'finds what the browser does not know in %j', ( css, expected ) => {
	expect( find( css ) ).toEqual( expected );
} );

it( 'finds it in the code of a block', () => {
	expect( find( 'colr: red; &:hover { margn: 0 }', true ) ).toEqual( [
		'colr',
		'margn',
	] );
} );
