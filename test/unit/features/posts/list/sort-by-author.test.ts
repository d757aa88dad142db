import { sortByAuthor } from '@/features/posts/list/sort-by-author';

const by = ( name?: string ) => ( {
	name,
	_embedded: name ? { author: [ { name } ] } : {},
} );

describe( 'sortByAuthor', () => {
	it.each( [
		[ 'asc', [ undefined, 'Ada', 'Bob' ] ],
		[ 'desc', [ 'Bob', 'Ada', undefined ] ],
	] as const )( 'sorts by name, %s', ( direction, names ) => {
		const posts = [ by( 'Bob' ), by(), by( 'Ada' ) ];

		expect(
			sortByAuthor( posts, { field: 'author', direction } ).map(
				( { name } ) => name
			)
		).toEqual( names );
	} );

	it( 'leaves other orders to the server', () => {
		const posts = [ by( 'Bob' ), by( 'Ada' ) ];

		expect(
			sortByAuthor( posts, { field: 'title', direction: 'asc' } )
		).toBe( posts );
	} );
} );
