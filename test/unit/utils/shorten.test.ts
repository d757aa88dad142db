import { shorten } from '@/utils/shorten';

describe( 'shorten', () => {
	it.each( [
		[ 'a text that fits', 'abc', 'abc' ],
		[ 'a text that is too long', 'abcd', 'ab…' ],
		[ 'characters of two places that fit', '😀😀😀', '😀😀😀' ],
		[ 'characters of two places that are too many', '😀😀😀😀', '😀😀…' ],
		[ 'no text', '', '' ],
	] )( 'returns %s as it is shown', ( _name, text, shown ) => {
		expect( shorten( text, 3 ) ).toBe( shown );
	} );

	it( 'leaves 500 characters of a title', () => {
		expect( shorten( 'x'.repeat( 500 ) ) ).toHaveLength( 500 );
		expect( shorten( 'x'.repeat( 1_000_000 ) ) ).toBe(
			`${ 'x'.repeat( 499 ) }…`
		);
	} );
} );
