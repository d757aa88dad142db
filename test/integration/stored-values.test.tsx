/*
 * Stored values can be anything: an import, a crash or another plugin wrote them. Each screen with a list gets records with a value of every
 * kind in every field that it shows: all rows are there, and nothing says that a part could not be shown.
 */
import { act, configure, render, waitFor } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { App } from '@/app/app';
import { goToAddress } from '@test/helpers/address';
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

/** Fields of a post, each with what may be stored in it; titles name the rows otherwise. */
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
	server.on( { method: 'GET', route: /post-counts/ }, () => ( {} ) );
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
		].map( ( raw, index ) => ( {
			id: 300 + index,
			status: 'publish',
			title: { raw: `View ${ index }` },
			content: { raw },
		} ) )
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
	const can = { create: true, createCategories: true };
	server.on( { method: 'GET', route: /v1\/patterns$/ }, () => ( {
		patterns: vary( PATTERN_VALUES, ( title, id ) => ( {
			id,
			title,
			slug: title,
			status: 'publish',
			excerpt: '',
			modified: GOOD,
			categories: [],
			canEdit: true,
			canDelete: true,
		} ) ),
		registered: [],
		categories: [],
		can,
	} ) );
	server.on( { method: 'GET', route: /v1\/parts$/ }, () => ( {
		parts: [],
		areas: [],
		can,
	} ) );
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
	const templates = vary( TEMPLATE_VALUES, ( title, id ) => ( {
		id,
		type: 'wp_template',
		slug: `single-${ id }`,
		title,
		description: '',
		theme: 'slate',
		status: 'publish',
		state: 'active',
		source: 'custom',
		is_custom: false,
		author: 1,
		author_text: 'Ada',
		author_avatar: '',
		original_source: 'user',
		modified: GOOD,
		has_update: false,
	} ) );
	server.on( { method: 'GET', route: /v1\/templates$/ }, () => ( {
		templates,
		slugs: Object.fromEntries(
			templates.map( ( { slug, id } ) => [
				slug,
				{
					entry: id,
					served_by: id,
					has_file: false,
					atelier_token: 'token',
				},
			] )
		),
		theme: 'slate',
	} ) );
}

// The list of what was deleted has texts alone.
const TEXTS = [ '', 'gone', 'constructor', '-0001-11-30T00:00:00', MEGABYTE ];
const DELETION_VALUES = {
	deleted: TEXTS,
	expires: TEXTS,
	label: TEXTS,
	deleted_by: TEXTS,
};

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
			server.on(
				{ method: 'GET', route: /menu-links\/overview$/ },
				() => ( {
					menus: {},
					front: { menus: [], place: null },
					pages: { total: 0, items: [] },
				} )
			);
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

it.each( SCREENS )(
	'$name shows every row, whatever is stored in it',
	async ( { path, query, rows, serve } ) => {
		// The person’s preferences are stored values as well.
		void dispatch( preferencesStore ).set( 'atelier', 'listViews', {
			page: {
				type: 'table',
				fields: [ ...ALL_FIELDS, 'gone', 'constructor' ],
				perPage: 100,
				layout: { styles: null },
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
		const text = document.body.textContent ?? '';
		expect( text ).not.toMatch( /could not be (shown|opened|read)/ );
		expect( text.length ).toBeLessThan( 2_000_000 );
	}
);
