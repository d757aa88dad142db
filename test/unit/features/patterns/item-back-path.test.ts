import { itemBackPath } from '@/features/patterns/item-back-path';

describe( 'itemBackPath', () => {
	it.each( [
		[ 'wp_block', '/pattern?postType=wp_block' ],
		[ 'wp_template_part', '/' ],
	] )( 'leads from %s to %s', ( postType, path ) => {
		expect( itemBackPath( postType ) ).toBe( path );
	} );
} );
