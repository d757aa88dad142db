import { findLostBlockCss } from '@/features/styles/rules/lost-block-css';

it.each( [
	'',
	'color: red',
	'color: red; margin: 0;',
	'color: red; & strong { color: blue } &:hover { color: green }',
	'/* Links. */ & > a, b { color: red; }\n&::before { content: "x" }',
	'&:is(.a, .b) { color: red }',
	'background: url(a.png); &.x { background: none }',
] )( 'finds nothing in what WordPress outputs as written: %s', ( css ) => {
	expect( findLostBlockCss( css ) ).toEqual( [] );
} );

it.each( [
	[ '& strong, & em { color: red }', [ '& strong, & em ' ] ],
	[ '&.a, b { color: red }', [ '&.a, b ' ] ],
	[ '& a::before, b { color: red }', [ '& a::before, b ' ] ],
	[ 'strong { color: red }', [ 'strong ' ] ],
	[ '.dark & { color: red }', [ '.dark & ' ] ],
	[
		'@media (width > 1px) { & a { color: red } }',
		[ '@media (width > 1px) ', '&', '{' ],
	],
	[ '@media print { color: red }', [ '@media print ' ] ],
	[ '& a { color: red; b { color: blue } }', [ '{' ] ],
	[ '& a { color: red } margin: 0', [ 'margin: 0' ] ],
	[ '& a { color: red } margin: 0;', [ 'margin: 0' ] ],
	[ '& a { content: "a & b" }', [ '"a & b"' ] ],
	[ 'background: url(a?b&c)', [ 'url(a?b&c)' ] ],
	[ '/* a & b */ color: red', [ '/* a & b */' ] ],
	[ '@import "a";', [ '@import "a"' ] ],
] )( 'marks in %s what visitors do not get: %j', ( css, expected ) => {
	expect(
		findLostBlockCss( css ).map( ( { from, to } ) => css.slice( from, to ) )
	).toEqual( expected );
} );
