import { toReadableAddress, toReadableSlug } from '@/utils/readable-slug';

describe( 'toReadableSlug', () => {
	it.each( [
		[ 'page-%d0%bc%d0%b8%d1%80', 'page-мир' ],
		[ '%e0%b8%aa%e0%b8%a7%e0%b8%b1%e0%b8%aa%e0%b8%94%e0%b8%b5', 'สวัสดี' ],
		[ '%d7%a9%d7%9c%d7%95%d7%9d', 'שלום' ],
		[ '%f0%9f%98%80', '😀' ],
		[ 'page-about', 'page-about' ],
		// WordPress can have cut a slug within a letter.
		[ 'page-%d0%bc%d0', 'page-%d0%bc%d0' ],
		[ '100%', '100%' ],
	] )( '%s is shown as %s', ( slug, text ) => {
		expect( toReadableSlug( slug ) ).toBe( text );
	} );
} );

describe( 'toReadableAddress', () => {
	it( 'shows letters, and keeps what separates the parts of an address', () => {
		expect(
			toReadableAddress( 'https://a.test/%d0%bc%d0%b8%d1%80/?b=c%26d' )
		).toBe( 'https://a.test/мир/?b=c%26d' );
	} );
} );
