import { expect, test } from '../fixtures';

const ADDRESSES: ReadonlyArray<
	readonly [ string, Record< string, string > ]
> = [
	[ 'path=/wp_global_styles', { p: '/styles' } ],
	[ 'path=/wp_template', { p: '/template' } ],
	[ 'path=/wp_template/all', { p: '/template' } ],
	[
		'path=/wp_template_part/all',
		{ p: '/pattern', postType: 'wp_template_part' },
	],
	[ 'path=/patterns', { p: '/pattern' } ],
	[
		'path=/patterns&categoryType=wp_template_part&categoryId=header',
		{ p: '/pattern', postType: 'wp_template_part', categoryId: 'header' },
	],
	[ 'path=/navigation', { p: '/navigation' } ],
	[ 'path=/page&layout=table', { p: '/page', layout: 'table' } ],
	[ 'path=/stylebook', { p: '/stylebook' } ],
	[ 'path=/page/10&canvas=edit', { p: '/page/10', canvas: 'edit' } ],
	[ 'path=/wp_navigation/7', { p: '/wp_navigation/7' } ],
	[ 'path=/no/such/place', {} ],
	[ 'postType=page', { p: '/page' } ],
	[
		'postType=page&postId=10&canvas=edit',
		{ p: '/page/10', canvas: 'edit' },
	],
	[ 'postType=post&postId=4', { p: '/post/4' } ],
	[
		'postType=wp_template&postId=theme//home&canvas=edit',
		{ p: '/wp_template/theme//home', canvas: 'edit' },
	],
	[
		'postType=wp_template_part',
		{ p: '/pattern', postType: 'wp_template_part' },
	],
	[
		'postType=wp_template_part&postId=theme//header',
		{ p: '/wp_template_part/theme//header' },
	],
	[ 'postType=wp_navigation', { p: '/navigation' } ],
	[ 'postType=wp_navigation&postId=7', { p: '/wp_navigation/7' } ],
	[ 'postType=wp_block&postId=9', { p: '/wp_block/9' } ],
	[
		'path=/page&wp_theme_preview=twentytwentyfour',
		{ p: '/page', wp_theme_preview: 'twentytwentyfour' },
	],
];

test.describe( 'An old address', () => {
	test( 'leads to the new one', async ( { context, site } ) => {
		for ( const [ old, expected ] of ADDRESSES ) {
			await test.step( `${ old } leads to the new one`, async () => {
				const answer = await context.request.get(
					`${ site.url }/wp-admin/admin.php?page=atelier&${ old }`,
					{ maxRedirects: 0 }
				);
				expect( answer.status() ).toBe( 302 );
				const target = new URL(
					answer.headers().location ?? '',
					site.url
				);
				expect( Object.fromEntries( target.searchParams ) ).toEqual( {
					page: 'atelier',
					...expected,
				} );
			} );
		}
	} );

	test( 'is none of those that only look like one', async ( {
		context,
		site,
	} ) => {
		for ( const address of [
			'p=/page',
			'postType=book&postId=4',
			'path[]=x',
		] ) {
			await test.step( `is not what ${ address } is`, async () => {
				const answer = await context.request.get(
					`${ site.url }/wp-admin/admin.php?page=atelier&${ address }`,
					{ maxRedirects: 0 }
				);
				expect( answer.status() ).toBe( 200 );
			} );
		}
	} );
} );
