import { splitCss } from '@/features/styles/rules/split-css';

describe( 'splitCss', () => {
	it.each( [
		[ 'a, b,c', ',', [ 'a', 'b', 'c' ] ],
		[
			'1px rgba(0, 0, 0, .2), 2px',
			',',
			[ '1px rgba(0, 0, 0, .2)', '2px' ],
		],
		[
			'1px  rgb(0 0 0 / 20%)\n2px',
			' ',
			[ '1px', 'rgb(0 0 0 / 20%)', '2px' ],
		],
		[ 'url("a, b"), c', ',', [ 'url("a, b")', 'c' ] ],
		[ '"a b" c', ' ', [ '"a b"', 'c' ] ],
		[
			'calc(1px + var(--a, 2px)) 3px',
			' ',
			[ 'calc(1px + var(--a, 2px))', '3px' ],
		],
		[ '', ',', [] ],
		[ 'a)), b', ',', [ 'a))', 'b' ] ],
	] as const )( 'splits %p at %p', ( value, separator, expected ) => {
		expect( splitCss( value, separator ) ).toEqual( expected );
	} );
} );
