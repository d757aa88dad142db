import { getExitPath } from '@/router/exit-path';

const query = { canvas: 'edit' };

describe( 'getExitPath', () => {
	it.each( [
		[ '/wp_navigation/4', 'wp_navigation', '/navigation' ],
		[ '/wp_block/9', 'wp_block', '/pattern?postType=wp_block' ],
		[
			'/wp_template_part/theme//header',
			'wp_template_part',
			'/pattern?postType=wp_template_part',
		],
		[ '/wp_template/theme//home', 'wp_template', '/template' ],
		[ '/wp_registered_template/theme//home', 'wp_template', '/template' ],
		[ '/page/5', 'page', '/page' ],
		[ '/post/5', 'post', '/post' ],
		[ '/', 'wp_template', '/' ],
		[ '/', 'page', '/' ],
		[ '/identity', 'wp_template', '/identity' ],
		[ '/styles', 'page', '/styles' ],
	] )( 'leads from %s, a %s, to %s', ( path, postType, expected ) => {
		expect( getExitPath( { path, query, postType } ) ).toBe( expected );
	} );

	it( 'keeps what else the address of a screen says', () => {
		expect(
			getExitPath( {
				path: '/styles',
				query: { ...query, section: '/colors', focusMode: 'true' },
				postType: 'page',
			} )
		).toBe( '/styles?section=%2Fcolors' );
	} );

	it( 'closes Styles where they stood in the sidebar of the editor', () => {
		expect(
			getExitPath( {
				path: '/',
				query: {
					...query,
					section: '/blocks',
					preview: 'stylebook',
				},
				postType: 'wp_template',
			} )
		).toBe( '/' );
	} );

	it( 'leads to the view of the record where its type has no list', () => {
		expect(
			getExitPath(
				{ path: '/wp_block/9', query, postType: 'wp_block' },
				() => false
			)
		).toBe( '/wp_block/9' );
	} );

	it( 'throws for a type that has no such place', () => {
		expect( () =>
			getExitPath( { path: '/book/9', query, postType: 'book' } )
		).toThrow( 'There is no list of records of type “book”.' );
	} );
} );
