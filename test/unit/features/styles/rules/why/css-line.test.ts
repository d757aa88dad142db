import { findCssLine } from '@/features/styles/rules/why/css-line';

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
		expect( findCssLine( CSS, [ selector ], property ) ).toBe( expected );
	} );
} );
