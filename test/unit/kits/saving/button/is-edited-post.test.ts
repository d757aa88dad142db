import { isEditedPost } from '@/kits/saving/button/is-edited-post';

const PAGE = { kind: 'postType', name: 'page', key: 7 };

describe( 'isEditedPost', () => {
	it.each( [
		[ 'the post itself', PAGE, { postType: 'page', postId: 7 }, true ],
		[ 'its id as text', PAGE, { postType: 'page', postId: '7' }, true ],
		[ 'another id', PAGE, { postType: 'page', postId: 8 }, false ],
		[ 'another type', PAGE, { postType: 'post', postId: 7 }, false ],
		[
			'another kind',
			{ ...PAGE, kind: 'taxonomy' },
			{ postType: 'page', postId: 7 },
			false,
		],
		[ 'no post', PAGE, null, false ],
	] )( '%s', ( _name, record, edited, expected ) => {
		expect( isEditedPost( record, edited ) ).toBe( expected );
	} );
} );
