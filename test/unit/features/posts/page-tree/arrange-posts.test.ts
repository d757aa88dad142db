import { arrangePosts } from '@/features/posts/page-tree/arrange-posts';

const post = ( id: number, level = 0 ) => ( { id, type: 'page', level } );

describe( 'arrangePosts', () => {
	it( 'gives posts the order and the levels of rows, and leaves out rows of other pages', () => {
		expect(
			arrangePosts(
				[ post( 1 ), post( 2 ), post( 3, 1 ) ],
				[
					{ id: 9, title: '', level: 1 },
					{ id: 2, title: '', level: 1 },
					{ id: 1, title: '', level: 2 },
				]
			)
		).toEqual( [ post( 2, 0 ), post( 1, 1 ), post( 3, 1 ) ] );
	} );
} );
