import { toSlug } from '@/features/list-view/to-slug';

describe( 'toSlug', () => {
	it.each( [
		[ 'About us', 'about-us' ],
		[ '  Über uns!  ', 'uber-uns' ],
		[ 'Café & Bar', 'cafe-bar' ],
		[ '日本語', '日本語' ],
		[ '…', '' ],
		[ '', '' ],
	] )( 'turns %j into %j', ( title, slug ) => {
		expect( toSlug( title ) ).toBe( slug );
	} );
} );
