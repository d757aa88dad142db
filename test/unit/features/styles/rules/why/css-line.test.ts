import {
	findCssLine,
	setsCssProperty,
} from '@/features/styles/rules/why/css-line';

const CSS = `/* h1 { color: red }
   two lines */
h1,
.editor h2 { color: red;
	padding: 1px }
@media (min-width: 1px) {
	h1 { color : blue }
}
.a .b { border-radius: 3px; }
`;

describe( 'findCssLine', () => {
	it.each( [
		[ 'h1', 'color', 7 ],
		[ 'h1', 'padding-top', 5 ],
		[ '.editor h2', 'color', 4 ],
		[ '.a  .b', 'border-top-left-radius', 9 ],
		[ '.a .b', 'border-top-width', undefined ],
		[ 'h3', 'color', undefined ],
		[ 'h1', 'font-size', undefined ],
	] )( 'finds %s, %s', ( selector, property, expected ) => {
		expect( findCssLine( CSS, [ selector ], property, () => true ) ).toBe(
			expected
		);
	} );
} );

it( 'findCssLine ignores declarations with another value', () => {
	const css = 'a { color: red }\na { color: blue }';
	const find = ( wanted: string ) =>
		findCssLine(
			css,
			[ 'a' ],
			'color',
			( _name, value ) => value === wanted
		);
	expect( find( 'red' ) ).toBe( 1 );
	expect( find( 'blue' ) ).toBe( 2 );
	expect( find( 'green' ) ).toBeUndefined();
} );

it.each( [
	[ 'color: red; & a { top: 0 }', 'color', true ],
	[ '/* color: red */', 'color', false ],
	[ 'margin: 1px', 'margin-top', true ],
	[ 'top: 0', 'color', false ],
] )( 'setsCssProperty of %j, %s: %s', ( css, property, expected ) => {
	expect( setsCssProperty( css, property, () => true ) ).toBe( expected );
} );
