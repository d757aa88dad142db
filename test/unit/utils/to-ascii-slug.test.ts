import { toAsciiSlug } from '@/utils/to-ascii-slug';

describe( 'The part of a slug in ASCII', () => {
	it.each( [
		[ '', '' ],
		[ 'wide-page', 'wide-page' ],
		[ 'wide-テンプ-2', 'wide-2' ],
		[ 'шапка-2', '2' ],
		[ 'шапка', '' ],
	] )( 'of “%s” is “%s”', ( slug, ascii ) => {
		expect( toAsciiSlug( slug ) ).toBe( ascii );
	} );
} );
