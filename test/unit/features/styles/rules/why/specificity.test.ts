import { getSpecificity } from '@/features/styles/rules/why/specificity';

describe( 'getSpecificity', () => {
	it.each( [
		[ '*', [ 0, 0, 0 ] ],
		[ 'a', [ 0, 0, 1 ] ],
		[ 'ul li > a', [ 0, 0, 3 ] ],
		[ '#id', [ 1, 0, 0 ] ],
		[ '.a.b', [ 0, 2, 0 ] ],
		[ 'a[href="x, y"]', [ 0, 1, 1 ] ],
		[ 'a:hover', [ 0, 1, 1 ] ],
		[ 'a::before', [ 0, 0, 2 ] ],
		[ 'a:before', [ 0, 0, 2 ] ],
		[ ':root :where(.a #b)', [ 0, 1, 0 ] ],
		[ 'a:where(:not(.wp-element-button))', [ 0, 0, 1 ] ],
		[ ':is(a, .b, #c) p', [ 1, 0, 1 ] ],
		[ 'p:not(.a.b)', [ 0, 2, 1 ] ],
		[ 'li:nth-child(2n + 1 of .x)', [ 0, 2, 1 ] ],
		[ 'li:nth-child(2n + 1)', [ 0, 1, 1 ] ],
		[ '.has-2\\.5-x a', [ 0, 1, 1 ] ],
		[ '.größe', [ 0, 1, 0 ] ],
	] )( 'weighs %s', ( selector, expected ) => {
		expect( getSpecificity( selector ) ).toEqual( expected );
	} );
} );
