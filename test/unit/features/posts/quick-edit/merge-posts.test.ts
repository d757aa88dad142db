import { mergePosts } from '@/features/posts/quick-edit/merge-posts';

const post = { id: 1, type: 'post', title: 'One', status: 'draft', author: 1 };

describe( 'mergePosts', () => {
	it( 'keeps what the posts share and names what differs', () => {
		expect(
			mergePosts( [
				post,
				{ ...post, id: 2, title: 'Two', status: 'draft' },
			] )
		).toEqual( {
			values: { status: 'draft', author: 1 },
			mixed: [ 'title' ],
			partialTerms: {},
		} );
	} );

	it( 'leaves out what one of them does not have, and what is for one alone', () => {
		expect(
			mergePosts( [
				{ ...post, comment_status: 'open', slug: 'same' },
				{ ...post, slug: 'same' },
			] )
		).toEqual( {
			values: { title: 'One', status: 'draft', author: 1 },
			mixed: [],
			partialTerms: {},
		} );
	} );

	it( 'tells the terms that all have from those that only some have', () => {
		expect(
			mergePosts( [
				{ ...post, categories: [ 1, 2 ], tags: [ 8, 9 ] },
				{ ...post, categories: [ 2, 3 ], tags: [ 9, 8 ] },
			] )
		).toMatchObject( {
			values: { categories: [ 2 ], tags: [ 8, 9 ] },
			mixed: [ 'categories' ],
			partialTerms: { categories: [ 1, 3 ] },
		} );
	} );

	it( 'tells an unset date from a date', () => {
		expect(
			mergePosts( [
				{ ...post, date: null },
				{ ...post, date: '2026-01-01T00:00:00' },
			] ).mixed
		).toEqual( [ 'date' ] );
	} );
} );
