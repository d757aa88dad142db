import { findCssProblems } from '@/features/styles/rules/css-problems';

const VALID = [
	'',
	'a { color: red }',
	'.card { & > h2 { margin: 0 } &:hover { color: blue } @media (width > 40em) { padding: 1rem } }',
	'@layer base, theme; @layer base { html { color-scheme: light dark } }',
	'@container card (inline-size > 30em) and style(--wide: true) { h2 { font-size: 2em } }',
	'@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }',
	'@scope (.card) to (.content) { img { border: 1px solid } }',
	'@starting-style { .a { opacity: 0 } }',
	'@supports selector(:has(a)) { p:has(+ a) { color: oklch(70% 0.1 200 / 50%) } }',
	'a { color: light-dark(red, color-mix(in oklch, red 20%, transparent)); inset-area: top; }',
	'@view-transition { navigation: auto }',
	':is(h1, h2):where(:not(.x)) { text-wrap: pretty; width: calc(100% - sibling-index() * 1px) }',
	'@font-face { font-family: X; src: url("x.woff2") format("woff2") tech(variations) }',
	'a { background: url(data:image/svg+xml;base64,AAAA) }',
	'a { --x: { a:b }; --empty:; }',
	'/* a comment { */ a { content: "}" }',
	'@function --double(--x) { result: calc(var(--x) * 2) }',
	'a { width: if(media(width > 1px): 1px; else: 2px) }',
	'@media (400px <= width <= 700px) { a { b: c } }',
];

describe( 'findCssProblems', () => {
	it.each( VALID )( 'never calls valid modern CSS wrong: %s', ( css ) => {
		expect( findCssProblems( css ) ).toEqual( [] );
	} );

	it.each( [
		'color: red; padding: 1px',
		'color: red; & a { color: blue }',
		'&:hover { color: red }',
		'@media (width > 1px) { color: red }',
	] )( 'takes declarations of a block: %s', ( css ) => {
		expect( findCssProblems( css, true ) ).toEqual( [] );
	} );

	it.each( [
		[ 'a { color: red', 2, 'never closed' ],
		[ 'a { color: red }\n}', 17, 'closes nothing' ],
		[ 'a { width: calc(1px + 2px }', 15, 'never closed' ],
		[ 'a { color: red; padding }', 24, 'not a rule' ],
		[ 'a { content: "x\n }', 13, 'quotes' ],
		[ 'a { color: red } </style>', 17, 'markup' ],
	] )( 'marks the fault in %p', ( css, from, message ) => {
		const problems = findCssProblems( css );
		expect(
			problems.some(
				( problem ) =>
					problem.from === from && problem.message.includes( message )
			)
		).toBe( true );
		expect(
			problems.every( ( problem ) => problem.to <= css.length )
		).toBe( true );
	} );
} );
