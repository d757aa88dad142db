import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

const THEME = { wp_theme_preview: 'twentytwentyfour' };

/** Addresses of WordPress's Site Editor, and the parameters of Design's address beside `page` to which they lead. */
const LINKS: ReadonlyArray< readonly [ string, Record< string, string > ] > = [
	[ '', {} ],
	[ '?p=/page', { p: '/page' } ],
	[ '?p=/page/10&canvas=edit', { p: '/page/10', canvas: 'edit' } ],
	[ '?p=/styles&section=/css', { p: '/styles', section: '/css' } ],
	[
		'?p=/pattern&postType=wp_template_part&categoryId=header',
		{
			p: '/pattern',
			postType: 'wp_template_part',
			categoryId: 'header',
		},
	],
	[ '?path=/wp_global_styles', { p: '/styles' } ],
	[
		'?postType=wp_template&postId=theme//home&canvas=edit',
		{ p: '/wp_template/theme//home', canvas: 'edit' },
	],
	[ '?p=/page&wp_theme_preview=twentytwentyfour', { p: '/page', ...THEME } ],
];

test.describe( 'Editor links', () => {
	test( 'open Design at the same place while the option is on, and leave those alone that are to stay', async ( {
		context,
		site,
	} ) => {
		const open = ( address: string ) =>
			context.request.get(
				`${ site.url }/wp-admin/site-editor.php${ address }`,
				{ maxRedirects: 0 }
			);
		expect( ( await open( '?p=/page' ) ).status() ).toBe( 200 );

		await site.task( 'set-options', { atelier_replace_editor_links: 1 } );
		for ( const [ link, expected ] of LINKS ) {
			const answer = await open( link );
			expect( answer.status(), link ).toBe( 302 );
			const target = new URL( answer.headers().location ?? '', site.url );
			expect( target.pathname, link ).toBe( '/wp-admin/admin.php' );
			expect( Object.fromEntries( target.searchParams ), link ).toEqual( {
				page: 'atelier',
				...expected,
			} );
		}
		expect( ( await open( '?p=/page&atelier_stay=1' ) ).status() ).toBe(
			200
		);
	} );

	test( 'of Design itself lead to the host’s editor, with the theme that is previewed', async ( {
		context,
		design,
	} ) => {
		const answer = await context.request.get(
			design.address( '/page', THEME )
		);
		const [ , payload = '' ] =
			( await answer.text() ).match(
				/id="atelier-boot-payload"[^>]*>([^<]*)</
			) ?? [];
		const { hostUrl } = JSON.parse( payload );
		expect( hostUrl ).toContain( '/wp-admin/site-editor.php?' );
		expect( Object.fromEntries( new URL( hostUrl ).searchParams ) ).toEqual(
			{ p: '/page', atelier_stay: '1', ...THEME }
		);
	} );
} );
