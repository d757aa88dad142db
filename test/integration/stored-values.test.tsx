/*
 * Stored values can be anything: an import, a crash or another plugin wrote them. Each screen with a list gets records with a value of every
 * kind in every field that it shows: all rows are there, and nothing says that a part could not be shown.
 */
import { act, configure, render, waitFor } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { App } from '@/app/app';
import { goToAddress } from '@test/helpers/address';
import {
	aListedPattern,
	aListedTemplate,
	aPartLibrary,
	aPatternLibrary,
	aTemplateLibrary,
	NO_POSTS,
} from './support/design-lists';
import type { Fields, RestServer } from './support/rest-server';
import { openStage, preparePage } from './support/stage';

/** Values that no field is made for. */
const WRONG: readonly unknown[] = [
	null,
	'',
	'gone',
	'constructor',
	-1,
	true,
	{},
	[],
	[ null ],
	{ a: { b: 1 } },
];

/** Answers of WordPress for a date of zeros, and other dates. */
const DATES: readonly unknown[] = [
	'-0001-11-30T00:00:00',
	'0000-00-00T00:00:00',
	'2026-13-45T99:00:00',
	...WRONG,
];

const MEGABYTE = 'x'.repeat( 1_000_000 );

const GOOD = '2026-11-21T10:00:00';

/** Fields of a post, each with values that may be stored in it. The rows of other fields have a title as name. */
const POST_VALUES: Readonly< Record< string, readonly unknown[] > > = {
	date: DATES,
	modified: DATES,
	status: WRONG,
	author: WRONG,
	parent: WRONG,
	menu_order: WRONG,
	slug: WRONG,
	template: WRONG,
	password: WRONG,
	excerpt: [ ...WRONG, { raw: {} }, { raw: MEGABYTE } ],
	comment_status: WRONG,
	level: WRONG,
	featured_media: WRONG,
	categories: WRONG,
	_links: [ {}, { self: [] }, { self: [ null ] } ],
	_embedded: [
		...WRONG,
		{ author: [ null ] },
		{ author: [ { code: 'rest_user_invalid_id' } ] },
		{ author: [ { name: {}, avatar_urls: 'x' } ] },
		{ up: [ null ] },
		{ up: [ { title: { rendered: {} } } ] },
		{ 'wp:term': [ null ] },
		{ 'wp:term': [ [ null, { taxonomy: 'category', name: {} } ] ] },
		{ 'wp:featuredmedia': [ { media_details: { sizes: { a: null } } } ] },
		{ 'wp:featuredmedia': [ { source_url: {} } ] },
	],
};

const ALL_FIELDS = [
	'featured_media',
	'author',
	'status',
	'date',
	'modified',
	'slug',
	'parent',
	'menu_order',
	'template',
	'password',
	'comment_status',
	'excerpt',
	'categories',
];

interface ListScreen {
	name: string;
	path: string;
	query?: string;
	/** Names of the rows. */
	rows: readonly string[];
	serve: ( server: RestServer ) => void;
}

/** Makes a record of every value. */
function vary(
	values: Readonly< Record< string, readonly unknown[] > >,
	base: ( name: string, id: number ) => Fields
): Fields[] {
	let id = 100;
	return Object.entries( values ).flatMap( ( [ field, list ] ) =>
		list.map( ( value, index ) => ( {
			...base( `${ field } ${ index }`, ++id ),
			[ field ]: value,
		} ) )
	);
}

const names = ( values: Readonly< Record< string, readonly unknown[] > > ) =>
	Object.entries( values ).flatMap( ( [ field, list ] ) =>
		list.map( ( _, index ) => `${ field } ${ index }` )
	);

const aPost = ( title: string, id: number ): Fields => ( {
	id,
	type: 'page',
	title: { raw: title, rendered: title },
	status: 'publish',
	date: GOOD,
	modified: GOOD,
	_links: {
		self: [ { targetHints: { allow: [ 'GET', 'PUT', 'DELETE' ] } } ],
	},
} );

const HOSTILE_LAYOUT = {
	styles: { title: null },
	density: {},
	badgeFields: 5,
	previewSize: {},
};

const HOSTILE_VIEW = JSON.stringify( {
	type: 'grid',
	fields: [ 'gone' ],
	layout: HOSTILE_LAYOUT,
} );

function servePages( server: RestServer ): void {
	const posts = [
		...vary( POST_VALUES, aPost ),
		{ ...aPost( '', 98 ), title: { raw: MEGABYTE } },
		...WRONG.map( ( title, index ) => ( {
			...aPost( '', 80 + index ),
			title,
		} ) ),
		aPost( 'The last one', 99 ),
	];
	server.on( { method: 'GET', route: /v2\/pages$/ }, () => posts );
	server.on( { method: 'GET', route: /post-counts/ }, () => NO_POSTS );
	server.on( { method: 'GET', route: /wp_dataviews_type/ }, () => [
		{ id: 5, slug: 'page', name: 'page' },
	] );
	server.on( { method: 'GET', route: /wp_dataviews$/ }, () =>
		[
			'{',
			'[]',
			'{"type":"table","filters":""}',
			'{"type":5}',
			MEGABYTE,
			...WRONG,
		]
			.map( ( raw, index ) => ( {
				id: 300 + index,
				status: 'publish',
				title: { raw: `View ${ index }` },
				content: { raw },
			} ) )
			.concat(
				WRONG.map( ( raw, index ) => ( {
					id: 400 + index,
					status: 'publish',
					title: { raw: raw as string },
					content: { raw: HOSTILE_VIEW },
				} ) )
			)
	);
}

const PATTERN_VALUES = {
	modified: DATES,
	excerpt: WRONG,
	status: WRONG,
	sync: WRONG,
	slug: WRONG,
	categories: [ [], [ null ], [ 'gone' ], [ 77 ] ],
};

function servePatterns( server: RestServer ): void {
	server.on( { method: 'GET', route: /v1\/patterns$/ }, () =>
		aPatternLibrary( {
			patterns: vary( PATTERN_VALUES, ( title, id ) =>
				aListedPattern( { id, title, slug: title, modified: GOOD } )
			),
		} )
	);
	server.on( { method: 'GET', route: /v1\/parts$/ }, () => aPartLibrary() );
}

const TEMPLATE_VALUES = {
	modified: DATES,
	description: WRONG,
	status: WRONG,
	source: WRONG,
	original_source: WRONG,
	author: WRONG,
	author_text: WRONG,
	author_avatar: WRONG,
};

function serveTemplates( server: RestServer ): void {
	const templates = vary( TEMPLATE_VALUES, ( title, id ) =>
		aListedTemplate( {
			id,
			slug: `single-${ id }`,
			title,
			modified: GOOD,
		} )
	);
	server.on( { method: 'GET', route: /v1\/templates$/ }, () =>
		aTemplateLibrary( templates )
	);
}

// The list of deleted records has texts only.
const TEXTS = [ '', 'gone', 'constructor', '-0001-11-30T00:00:00', MEGABYTE ];
const DELETION_VALUES = {
	deleted: TEXTS,
	expires: TEXTS,
	label: TEXTS,
	deleted_by: TEXTS,
};

const aMenu = ( title: unknown, id: number ): Fields => ( {
	id,
	type: 'wp_navigation',
	title,
	status: 'publish',
	modified_gmt: GOOD,
} );

const aPlace = ( title: string ): Fields => ( {
	key: 'last',
	id: '1',
	postId: 1,
	type: 'page',
	typeLabel: 'Page',
	title,
	status: 'publish',
	canEdit: true,
} );

const HOSTILE_ITEMS = [ 'label', 'url', 'id', 'kind', 'type', 'metadata' ]
	.flatMap( ( name ) =>
		// A tree of more than 60 rows renders those in view, and this DOM has no layout.
		WRONG.slice( 1 ).map( ( value ) => ( {
			label: 'Item',
			url: '/a',
			id: 7,
			[ name ]: value,
		} ) )
	)
	.concat( [ { label: 'The last item', url: '/z', id: 8 } ] )
	.map(
		( attributes ) =>
			`<!-- wp:navigation-link ${ JSON.stringify( attributes ) } /-->`
	)
	.join( '' );

function serveMenuLinks( server: RestServer ): void {
	server.on( { method: 'GET', route: /menu-links\/overview$/ }, () => ( {
		menus: Object.fromEntries(
			WRONG.map( ( menu, index ) => [ index + 1, menu ] )
		),
		front: { menus: WRONG, place: { title: {}, menu: {} } },
		pages: { total: null, items: WRONG },
	} ) );
	server.on( { method: 'GET', route: /menu-links\/targets$/ }, () => ( {
		posts: { 7: { status: {}, link: [] }, 8: null },
		terms: {},
		urls: {},
	} ) );
}

/** Rows of a page of a list. */
const PAGE = 20;

const SCREENS: readonly ListScreen[] = [
	...[ 'table', 'grid', 'list' ].map( ( layout ) => ( {
		name: `Pages as a ${ layout }`,
		path: '/page',
		query: `layout=${ layout }`,
		rows: [ 'The last one', ...names( POST_VALUES ) ],
		serve: servePages,
	} ) ),
	{
		name: 'A saved view with a wrong name and layout',
		path: '/page',
		query: 'activeView=402',
		rows: [ 'The last one', ...names( POST_VALUES ) ],
		serve: servePages,
	},
	{
		name: 'Patterns as a table',
		path: '/pattern',
		query: 'layout=table',
		rows: names( PATTERN_VALUES ),
		serve: servePatterns,
	},
	{
		name: 'Patterns as a grid',
		path: '/pattern',
		query: 'layout=grid',
		rows: names( PATTERN_VALUES ),
		serve: servePatterns,
	},
	{
		name: 'Templates as a table',
		path: '/template',
		query: 'layout=table',
		rows: names( TEMPLATE_VALUES ),
		serve: serveTemplates,
	},
	{
		name: 'Templates as a grid',
		path: '/template',
		query: 'layout=grid',
		rows: names( TEMPLATE_VALUES ),
		serve: serveTemplates,
	},
	{
		name: 'Recently deleted',
		path: '/deleted',
		rows: names( DELETION_VALUES ),
		serve: ( server ) =>
			server.on( { method: 'GET', route: /v1\/deletions$/ }, () =>
				vary( DELETION_VALUES, ( title, id ) => ( {
					id,
					title,
					label: 'Page',
					is_reset: false,
					deleted: GOOD,
					expires: GOOD,
					deleted_by: '',
				} ) )
			),
	},
	{
		name: 'Navigation',
		path: '/navigation',
		rows: [ 'date 0', 'status 3', 'modified_gmt 0' ],
		serve: ( server ) => {
			server.on( { method: 'GET', route: /v2\/navigation$/ }, () =>
				vary(
					{
						date: DATES,
						modified_gmt: DATES,
						status: WRONG,
						content: WRONG,
					},
					( title, id ) => ( {
						id,
						type: 'wp_navigation',
						title: { raw: title, rendered: title },
						content: { raw: '' },
						status: 'publish',
						modified_gmt: GOOD,
					} )
				)
			);
			serveMenuLinks( server );
		},
	},
	{
		name: 'Navigation with titles of any type',
		path: '/navigation',
		rows: [ 'The last one' ],
		serve: ( server ) => {
			server.on( { method: 'GET', route: /v2\/navigation$/ }, () => [
				...WRONG.map( ( raw, index ) =>
					aMenu( { raw, rendered: raw }, index + 1 )
				),
				...WRONG.map( ( rendered, index ) =>
					aMenu( { rendered }, index + 50 )
				),
				aMenu( { raw: 'The last one' }, 99 ),
			] );
			serveMenuLinks( server );
		},
	},
	{
		name: 'A menu',
		path: '/wp_navigation/5',
		rows: [ 'The last item', 'The last place' ],
		serve: ( server ) => {
			server.on( { method: 'GET', route: /v2\/navigation\/5$/ }, () => ( {
				...aMenu( { raw: 'Main' }, 5 ),
				content: { raw: HOSTILE_ITEMS },
			} ) );
			server.on( { method: 'GET', route: /v1\/usage$/ }, () => ( {
				items: [
					...WRONG,
					...vary(
						{ title: WRONG, status: WRONG, typeLabel: WRONG },
						( title, id ) => ( {
							...aPlace( title ),
							key: `k${ id }`,
						} )
					),
					aPlace( 'The last place' ),
				],
				total: 2,
				hidden: null,
				index: { done: 1, total: 1, isWhole: true },
			} ) );
			serveMenuLinks( server );
		},
	},
];

jest.setTimeout( 240_000 );

const { error, warn } = console;
afterEach( () => void Object.assign( console, { error, warn } ) );

beforeAll( () => {
	// The DOM that tests run in has no layout.
	const Observer = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	Object.assign( globalThis, {
		ResizeObserver: Observer,
		IntersectionObserver: Observer,
	} );
	preparePage();
	configure( { asyncUtilTimeout: 60_000 } );
} );

/** Returns the text of the screen without the canvas, which has no editor in these tests. */
function readWithoutCanvas(): string {
	const body = document.body.cloneNode( true ) as HTMLElement;
	body.querySelector( '.atelier-layout__preview' )?.remove();
	return body.textContent ?? '';
}

it.each( SCREENS )(
	'$name shows every row, whatever is stored in it',
	async ( { path, query, rows, serve } ) => {
		// The person’s preferences are stored values as well.
		void dispatch( preferencesStore ).set( 'atelier', 'listViews', {
			page: {
				type: 'table',
				fields: [ ...ALL_FIELDS, 'gone', 'constructor' ],
				perPage: 100,
				layout: HOSTILE_LAYOUT,
			},
			pattern: '{',
			template: [ null ],
			deleted: [ null ],
		} );
		const { server } = await openStage( path );
		goToAddress( path, query );
		// React says of each error that a boundary has caught it.
		Object.assign( console, { error: () => {}, warn: () => {} } );
		serve( server );
		await act( async () => void render( <App /> ) );

		// Other lists show their first page. Rows render in slices.
		const count =
			path === '/page' ? rows.length : Math.min( rows.length, PAGE );
		await waitFor( () => {
			const text = document.body.textContent ?? '';
			expect(
				rows.filter( ( row ) => text.includes( row ) ).length
			).toBeGreaterThanOrEqual( count );
		} );
		const text = readWithoutCanvas();
		expect( text ).not.toMatch( /could not be (shown|opened|read)/ );
		expect( text.length ).toBeLessThan( 2_000_000 );
	}
);
