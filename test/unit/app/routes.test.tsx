import { act, cleanup, render } from '@testing-library/react';

import { guardRoutes } from '@/app/guard-routes';
import { ROUTES } from '@/app/routes';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import {
	AppRouter,
	useRoute,
	useRouteTitle,
	type AreaName,
	type Route,
	type RouteSite,
} from '@/router';
import { listScreenRows } from '@/utils/screens';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

const { theme, rights } = aBootPayload();
const BLOCK_THEME: RouteSite = theme;
const CLASSIC_THEME: RouteSite = {
	...theme,
	isBlockTheme: false,
	hasLayoutSupport: false,
};

/** Areas of a screen: in a block theme, and in a classic one. */
type Areas = readonly AreaName[];
const PREVIEWED: Areas = [ 'sidebar', 'preview', 'mobile' ];
const PANEL: Areas = [ 'sidebar', 'content', 'preview', 'mobile' ];
const CONTENT: Areas = [ 'sidebar', 'content', 'mobile' ];
const SIDEBAR: Areas = [ 'sidebar', 'mobile' ];

/** A row: address, route, postId of the address, right, title, areas in a block theme, areas in a classic one. */
type Row = readonly [
	path: string,
	name: string,
	postId: string | undefined,
	right: string | undefined,
	title: string,
	block: Areas,
	classic: Areas,
];

// Specification 2.2, and the screens of design 10.
const ROWS: readonly Row[] = [
	[ '/', 'home', undefined, undefined, 'Design', PREVIEWED, PREVIEWED ],
	[ '/identity', 'identity', undefined, undefined, 'Identity', PANEL, PANEL ],
	[ '/styles', 'styles', undefined, 'editStyles', 'Styles', PANEL, SIDEBAR ],
	[
		'/styles?section=/css',
		'styles',
		undefined,
		'editStyles',
		'Styles',
		PANEL,
		SIDEBAR,
	],
	[
		'/styles?preview=stylebook',
		'styles',
		undefined,
		'editStyles',
		'Styles',
		PANEL,
		SIDEBAR,
	],
	[
		'/compare',
		'compare',
		undefined,
		'editDesign',
		'Compare',
		PANEL,
		SIDEBAR,
	],
	[
		'/compare?postType=wp_block&postId=7&left=saved&right=revision-9',
		'compare',
		undefined,
		'editDesign',
		'Compare',
		PANEL,
		PANEL,
	],
	[
		'/compare?left=saved&right=theme&view=list',
		'compare',
		undefined,
		'editDesign',
		'Compare',
		CONTENT,
		SIDEBAR,
	],
	[ '/fonts', 'fonts', undefined, 'editStyles', 'Fonts', PANEL, CONTENT ],
	[
		'/stylebook',
		'stylebook',
		undefined,
		'editDesign',
		'Style Book',
		PREVIEWED,
		PREVIEWED,
	],
	[
		'/navigation',
		'navigation',
		undefined,
		'editMenus',
		'Navigation',
		PREVIEWED,
		SIDEBAR,
	],
	[
		'/wp_navigation/7',
		'wp_navigation-item',
		'7',
		'editMenus',
		'Navigation',
		PREVIEWED,
		SIDEBAR,
	],
	[ '/page', 'pages', undefined, 'editPages', 'Pages', PANEL, SIDEBAR ],
	[
		'/page?layout=table',
		'pages',
		undefined,
		'editPages',
		'Pages',
		CONTENT,
		SIDEBAR,
	],
	[
		'/page?layout=table&quickEdit=true',
		'pages',
		undefined,
		'editPages',
		'Pages',
		[ 'sidebar', 'content', 'edit', 'mobile' ],
		SIDEBAR,
	],
	[
		'/page?layout=table&canvas=edit',
		'pages',
		undefined,
		'editPages',
		'Pages',
		PANEL,
		SIDEBAR,
	],
	[ '/page/7', 'page-item', '7', 'editPages', 'Pages', PREVIEWED, SIDEBAR ],
	[ '/post', 'posts', undefined, 'editPosts', 'Posts', PANEL, PANEL ],
	[ '/post/7', 'post-item', '7', 'editPosts', 'Posts', PREVIEWED, PREVIEWED ],
	[
		'/pattern',
		'patterns',
		undefined,
		'editDesign',
		'Patterns',
		CONTENT,
		CONTENT,
	],
	[
		'/pattern?postType=wp_template_part&categoryId=header',
		'patterns',
		undefined,
		'editDesign',
		'Patterns',
		CONTENT,
		CONTENT,
	],
	[
		'/wp_block/7',
		'wp_block-item',
		'7',
		'editDesign',
		'Patterns',
		PREVIEWED,
		PREVIEWED,
	],
	[
		'/wp_block/core/hero',
		'wp_block-item',
		'core/hero',
		'editDesign',
		'Patterns',
		PREVIEWED,
		PREVIEWED,
	],
	[
		'/wp_template_part/a-theme//header',
		'wp_template_part-item',
		'a-theme//header',
		'editDesign',
		'Patterns',
		PREVIEWED,
		PREVIEWED,
	],
	[
		'/history?at=1764150412',
		'history',
		undefined,
		'editDesign',
		'History of the design',
		PANEL,
		PANEL,
	],
	[
		'/drafts',
		'drafts',
		undefined,
		'editDesign',
		'Drafts of the design',
		CONTENT,
		CONTENT,
	],
	[
		'/draft/12',
		'draft-item',
		undefined,
		'editDesign',
		'Drafts of the design',
		PANEL,
		PANEL,
	],
	[
		'/bring?from=twentytwentyfour',
		'bring',
		undefined,
		'editDesign',
		'Bring from another theme',
		CONTENT,
		CONTENT,
	],
	[
		'/deleted',
		'deleted',
		undefined,
		undefined,
		'Recently deleted',
		CONTENT,
		CONTENT,
	],
	[
		'/template',
		'templates',
		undefined,
		'editDesign',
		'Templates',
		CONTENT,
		SIDEBAR,
	],
	[
		'/template?layout=list',
		'templates',
		undefined,
		'editDesign',
		'Templates',
		PANEL,
		SIDEBAR,
	],
	[
		'/wp_template/7',
		'wp_template-item',
		'7',
		'editDesign',
		'Templates',
		PREVIEWED,
		SIDEBAR,
	],
	[
		'/wp_template/a-theme//home',
		'wp_template-item',
		'a-theme//home',
		'editDesign',
		'Templates',
		PREVIEWED,
		SIDEBAR,
	],
	[
		'/wp_registered_template/plugin//shop',
		'wp_registered_template-item',
		'plugin//shop',
		'editDesign',
		'Templates',
		PREVIEWED,
		SIDEBAR,
	],
	[
		'/shop',
		'not-found',
		undefined,
		undefined,
		'Page not found',
		CONTENT,
		CONTENT,
	],
	[
		'/pages',
		'not-found',
		undefined,
		undefined,
		'Page not found',
		CONTENT,
		CONTENT,
	],
	[
		'/page/7/more',
		'not-found',
		undefined,
		undefined,
		'Page not found',
		CONTENT,
		CONTENT,
	],
	[
		'/styles/colors',
		'not-found',
		undefined,
		undefined,
		'Page not found',
		CONTENT,
		CONTENT,
	],
	[
		'/wp_template',
		'not-found',
		undefined,
		undefined,
		'Page not found',
		CONTENT,
		CONTENT,
	],
];

const PANEL_WIDTH = 380;
const FONTS_WIDTH = 480;
const WIDTHS: readonly [ path: string, widths: Route[ 'widths' ] ][] = [
	[ '/styles', { content: PANEL_WIDTH } ],
	[ '/identity', { content: PANEL_WIDTH } ],
	[ '/fonts', { content: FONTS_WIDTH } ],
	[ '/page', { content: PANEL_WIDTH } ],
	[ '/page?layout=table', {} ],
	[ '/page?layout=table&quickEdit=true', { edit: PANEL_WIDTH } ],
	[ '/template', {} ],
	[ '/template?layout=list', { content: PANEL_WIDTH } ],
	[ '/', {} ],
];

beforeAll( () => printBootPayload( aBootPayload() ) );

async function open( path: string, site: RouteSite, routes = ROUTES ) {
	cleanup();
	const [ route = '', query = '' ] = path.split( '?' );
	goToAddress( route, query );
	let seen: { route: Route; title: string | undefined } | undefined;
	function Probe() {
		seen = { route: useRoute(), title: useRouteTitle() };
		return null;
	}
	await act( async () => {
		render(
			<AppRouter routes={ routes } site={ site }>
				<Probe />
			</AppRouter>
		);
	} );
	if ( ! seen ) {
		throw new Error( `No route matches ${ path }.` );
	}
	return seen;
}

const present = ( values: object ) =>
	Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
const areaNames = ( { areas }: Route ) =>
	Object.keys( present( areas ) ).sort();

describe( 'the route table (specification 2.2)', () => {
	it.each( ROWS )(
		'%s is the route %s (postId %s, right %s) titled “%s”',
		async ( path, name, postId, right, title, block, classic ) => {
			const opened = await open( path, BLOCK_THEME );
			expect( opened.route.name ).toBe( name );
			expect( opened.title ).toBe( title );
			expect(
				opened.route.params.postId &&
					decodeURIComponent( opened.route.params.postId )
			).toBe( postId );
			expect( areaNames( opened.route ) ).toEqual( [ ...block ].sort() );
			expect( ROUTES.find( ( row ) => row.name === name )?.right ).toBe(
				right
			);

			const inClassicTheme = await open( path, CLASSIC_THEME );
			expect( inClassicTheme.route.name ).toBe( name );
			expect( areaNames( inClassicTheme.route ) ).toEqual(
				[ ...classic ].sort()
			);
		}
	);

	it( 'has Styles for a classic theme with theme.json', async () => {
		const { route } = await open( '/styles', {
			...CLASSIC_THEME,
			hasLayoutSupport: true,
		} );
		expect( areaNames( route ) ).toEqual( [ ...PANEL ].sort() );
	} );

	it.each( WIDTHS )( '%s has the widths %j', async ( path, widths ) => {
		const { route } = await open( path, BLOCK_THEME );
		expect( present( route.widths ) ).toEqual( widths );
	} );

	it.each( [
		'/identity',
		'/fonts',
		'/styles',
		'/styles?section=/revisions',
		'/styles?preview=stylebook',
		'/page',
		'/page?postId=7',
		'/draft/12',
	] )(
		'keeps the preview of home on the way to %s: an element of another type would load it again',
		async ( path ) => {
			const { route } = await open( path, BLOCK_THEME );
			expect( route.areas.preview ).toMatchObject( {
				type: FrontPagePreview,
				key: null,
			} );
		}
	);

	it.each( [
		[ '/', true ],
		[ '/styles', true ],
		[ '/page/7', true ],
		[ '/template?layout=list&postId=7', true ],
		[ '/template?layout=list', false ],
		[ '/compare', false ],
		[ '/history', false ],
		[ '/draft/12', false ],
		[ '/stylebook', false ],
	] )(
		'%s can be edited: %p, and canvas=edit opens the editor there alone',
		async ( path, canEdit ) => {
			const { route } = await open( path, BLOCK_THEME );
			expect( route ).toMatchObject( { canEdit, isEditing: false } );

			const query = `${ path.includes( '?' ) ? '&' : '?' }canvas=edit`;
			const edited = await open( path + query, BLOCK_THEME );
			expect( edited.route ).toMatchObject( {
				canEdit,
				isEditing: canEdit,
			} );
		}
	);

	it( 'has a row here for each of its routes, and a name and path for each alone', () => {
		const names = ROUTES.map( ( { name } ) => name );
		expect( new Set( ROWS.map( ( [ , name ] ) => name ) ) ).toEqual(
			new Set( names )
		);
		expect( new Set( names ).size ).toBe( names.length );
		expect( new Set( ROUTES.map( ( { path } ) => path ) ).size ).toBe(
			names.length
		);
	} );

	it( 'has a route for each screen of the table that PHP reads, too', () => {
		const paths = Object.fromEntries(
			ROUTES.map( ( { name, path } ) => [ name, path ] )
		);
		expect( paths ).toMatchObject(
			Object.fromEntries(
				listScreenRows().map( ( [ name, { path } ] ) => [ name, path ] )
			)
		);
	} );

	it( 'asks for rights that the page’s payload names', () => {
		for ( const { right } of ROUTES ) {
			if ( right !== undefined ) {
				expect( rights ).toHaveProperty( right );
			}
		}
	} );

	it( 'keeps address and title of a route that a person may not use, and says so in its place', async () => {
		const closed = guardRoutes( ROUTES, {}, { content: 'Ask somebody.' } );
		const { route, title } = await open( '/page/7', BLOCK_THEME, closed );
		expect( route ).toMatchObject( {
			name: 'page-item',
			path: '/page/7',
			areas: { content: 'Ask somebody.' },
		} );
		expect( title ).toBe( 'Pages' );
	} );
} );
