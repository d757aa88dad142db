import { toIdReads } from '@/features/templates/reads/template-suggestions';

const slugs = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => `page-${ index }` );

describe( 'toIdReads', () => {
	it.each( [
		[ 0, [] ],
		[ 1, [ 1 ] ],
		[ 100, [ 100 ] ],
		[ 101, [ 100, 1 ] ],
		[ 250, [ 100, 100, 50 ] ],
	] )( 'asks for %d slugs in reads of %j', ( count, sizes ) => {
		const all = slugs( count );
		const reads = toIdReads( '/wp/v2/pages', all );
		expect( reads.map( ( [ , part ] ) => part.length ) ).toEqual( sizes );
		expect( reads.flatMap( ( [ , part ] ) => part ) ).toEqual( all );
	} );
} );
