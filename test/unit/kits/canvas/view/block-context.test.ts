import { getBlockContext } from '@/kits/canvas/view/block-context';

const ofTemplate = ( slug: string ) => ( {
	postType: 'wp_template',
	postId: `theme//${ slug }`,
	slug,
} );

describe( 'getBlockContext', () => {
	it.each( [
		[
			'a page',
			{ postType: 'page', postId: 7 },
			{ postType: 'page', postId: 7 },
		],
		[
			'a template that shows many records',
			ofTemplate( 'home' ),
			{ templateSlug: 'home' },
		],
		[
			'the template of pages',
			ofTemplate( 'page' ),
			{ templateSlug: 'page', postType: 'page' },
		],
		[
			'the template of one page',
			ofTemplate( 'page-about' ),
			{ templateSlug: 'page-about', postType: 'page' },
		],
		[
			'the template of posts',
			ofTemplate( 'single' ),
			{ templateSlug: 'single', postType: 'post' },
		],
		[
			'the template of another type',
			ofTemplate( 'single-product' ),
			{ templateSlug: 'single-product', postType: 'product' },
		],
		[
			'a template whose slug only begins alike',
			ofTemplate( 'pages' ),
			{ templateSlug: 'pages' },
		],
	] )( '%s', ( _title, record, context ) => {
		expect( getBlockContext( record ) ).toEqual( context );
	} );
} );
