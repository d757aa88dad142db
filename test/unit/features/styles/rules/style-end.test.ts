import { findStyleEnd } from '@/features/styles/rules/style-end';

describe( 'findStyleEnd', () => {
	it.each( [
		[ 'a{}</style>', 3 ],
		[ 'a{}</STYLE\n>', 3 ],
		[ 'a{}</sty', 3 ],
		[ 'a{}<', 3 ],
		[ '@media (1px < width) {}', -1 ],
		[ '@property --a { syntax: "<angle>" }', -1 ],
		[ '</styles>', -1 ],
	] )( '%p: %d', ( css, expected ) => {
		expect( findStyleEnd( css ) ).toBe( expected );
	} );
} );
