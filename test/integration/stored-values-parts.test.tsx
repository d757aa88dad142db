/*
 * The same as `stored-values.test.tsx` for other screens than lists: fonts, presets, saved styles, identity, the resolver, the palette,
 * quick edit and recovery get stored values of every kind, at their real routes. Every readable value is shown, and no part is missing.
 */
import '@test/helpers/indexed-db';
import {
	act,
	cleanup,
	configure,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { store as commandsStore } from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { App } from '@/app/app';
import { createJournalDatabase } from '@/data/journal/journal-database';
import { getJournalOwner } from '@/data/journal/find-left-work';
import { startJournal } from '@/data/journal';
import { goToAddress } from '@test/helpers/address';
import { aListedTemplate, aTemplateLibrary } from './support/design-lists';
import type { Fields, RestServer } from './support/rest-server';
import { openStage, preparePage, registry, type Stage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

/** Values that no field is made for. */
const WRONG: readonly unknown[] = [
	null,
	'',
	'constructor',
	-1,
	true,
	{},
	[],
	[ null ],
	{ a: { b: 1 } },
];

const MEGABYTE = 'x'.repeat( 1_000_000 );

/** Characters of a screen whose texts of 1 MB are shortened. */
const MAX_SCREEN = 100_000;

const GOOD = '2026-11-21T10:00:00';

interface Part {
	name: string;
	path: string;
	query?: string;
	/** Texts, values of fields or names of buttons that are there. */
	shows: readonly string[];
	serve?: ( server: RestServer ) => void;
	/** Prepares the browser's storage. */
	prepare?: () => Promise< void >;
	/** Opens the part on its screen. */
	open?: ( stage: Stage ) => Promise< void >;
}

let lastId = 0;

/** A list of presets with an entry for each wrong value in each of its fields, and a good one. */
const toPresets = ( fields: readonly string[], good: Fields ): unknown[] => [
	...WRONG,
	...fields.flatMap( ( field ) =>
		WRONG.map( ( value, index ) => ( {
			...good,
			slug: `${ field }-${ index }`,
			[ field ]: value,
		} ) )
	),
	good,
];

const HOSTILE_SETTINGS = {
	color: {
		palette: {
			custom: toPresets( [ 'slug', 'name', 'color' ], {
				slug: 'last',
				name: 'The last color',
				color: '#123456',
			} ),
		},
		gradients: { custom: 'x' },
		duotone: { custom: [ { slug: 'd', colors: {} } ] },
	},
	typography: {
		fontSizes: {
			custom: toPresets( [ 'slug', 'name', 'size', 'fluid' ], {
				slug: 'last',
				name: 'The last size',
				size: '20px',
			} ),
		},
		fontFamilies: { custom: [ null, { slug: 'odd' } ] },
	},
	shadow: {
		presets: {
			custom: toPresets( [ 'slug', 'name', 'shadow' ], {
				slug: 'last',
				name: 'The last shadow',
				shadow: '1px 1px 1px black',
			} ),
		},
	},
};

const HOSTILE_STYLES = {
	color: { text: { a: 1 }, background: [] },
	typography: 'x',
	elements: [ null ],
	blocks: { 'core/button': 5, 'core/heading': { color: 'x' } },
	variations: true,
	css: {},
};

function serveHostileStyles( server: RestServer ): void {
	serveStyles( server, ++lastId, {
		settings: HOSTILE_SETTINGS,
		styles: HOSTILE_STYLES,
		title: { rendered: {} },
		atelier_unreadable: [ null, {} ],
	} );
	server.on( { method: 'GET', route: /\/variations$/ }, () => [
		...WRONG,
		...WRONG.map( ( value ) => ( {
			title: value,
			settings: value,
			styles: value,
		} ) ),
		{
			title: 'Night',
			settings: {},
			styles: { color: { text: 'white' }, spacing: { blockGap: '1rem' } },
		},
	] );
	server.on( { method: 'GET', route: /\/revisions$/ }, () => WRONG );
	server.on( { method: 'GET', route: /v2\/users/ }, () => WRONG );
	server.on( { method: 'GET', route: /v1\/looks$/ }, () => [
		...WRONG,
		...[ 'settings', 'styles', 'kind', 'date' ].flatMap( ( field, at ) =>
			WRONG.map( ( value, index ) => ( {
				...aLook( 100 * ( at + 1 ) + index, `${ field } ${ index }` ),
				[ field ]: value,
			} ) )
		),
		aLook( 1, MEGABYTE ),
		aLook( 2, 'The last look' ),
	] );
}

const aLook = ( id: number, title: string ): Fields => ( {
	id,
	title,
	kind: 'saved',
	date: GOOD,
	settings: {},
	styles: {},
} );

const aFont = ( id: number, slug: string, name: string ): Fields => ( {
	id,
	addedAt: GOOD,
	canDelete: true,
	settings: { slug, name, fontFamily: name },
	faces: [],
} );

function serveFonts( server: RestServer ): void {
	serveHostileStyles( server );
	server.on( { method: 'GET', route: /v1\/installed-fonts$/ }, () => ( {
		families: [
			...WRONG,
			...WRONG.flatMap( ( value, index ) => [
				{
					...aFont( 10 + index, `a-${ index }`, 'A' ),
					settings: value,
				},
				{
					...aFont( 30 + index, `b-${ index }`, `Font ${ index }` ),
					addedAt: value,
					canDelete: value,
					faces: [
						value,
						{ settings: value },
						{
							settings: {
								fontFamily: 'B',
								fontWeight: value,
								fontStyle: value,
								src: value,
							},
							bytes: value,
							isMissing: value,
						},
					],
				},
			] ),
			aFont( 2, 'last', 'The last font' ),
		],
		themeUrl: {},
		parentFiles: [],
		themeSize: [],
		theme: { fontFamilies: { theme: WRONG } },
		user: { fontFamilies: { theme: 'x', custom: WRONG } },
	} ) );
	server.on( { method: 'GET', route: /font-collections/ }, () => WRONG );
}

const aPage = ( id: number, fields: Fields = {} ): Fields => ( {
	id,
	type: 'page',
	title: { raw: 'The page', rendered: 'The page' },
	status: 'publish',
	date: GOOD,
	modified: GOOD,
	_links: {
		self: [ { targetHints: { allow: [ 'GET', 'PUT', 'DELETE' ] } } ],
	},
	...fields,
} );

function servePage( server: RestServer, fields: Fields ): void {
	server.put( '/wp/v2/pages/71', aPage( 71, fields ) );
	server.on( { method: 'GET', route: /post-counts/ }, () => ( {} ) );
	server.on( { method: 'GET', route: /wp_dataviews/ }, () => WRONG );
	server.on( { method: 'GET', route: /v2\/users/ }, () => WRONG );
}

const QUICK_EDIT_VALUES = [ null, 'constructor', -1, {}, [ null ] ];

function serveResolver( server: RestServer ): void {
	server.on( { method: 'GET', route: /v1\/templates$/ }, () =>
		aTemplateLibrary( [
			aListedTemplate( { id: 5, slug: 'index', title: MEGABYTE } ),
		] )
	);
	server.on( { method: 'GET', route: /template-resolver/ }, () => ( {
		kind: {},
		title: { a: 1 },
		winner: { a: 1 },
		slugs: [ ...WRONG, 'index' ],
	} ) );
}

async function leaveWork(): Promise< void > {
	// The editor's scripts start it.
	startJournal( registry, () => {} );
	const database = createJournalDatabase();
	const entries = [
		...[ 'title', 'content', 'date', 'meta', 'blocks', 'tags' ].flatMap(
			( field ) =>
				WRONG.map( ( value ) => ( {
					edits: { [ field ]: value },
					base: { [ field ]: 'before' },
				} ) )
		),
		...WRONG.map( ( title ) => ( { record: { title } } ) ),
		...WRONG.map( ( key ) => ( { record: { key } } ) ),
		...WRONG.map( ( token ) => ( { token } ) ),
		{ record: { title: MEGABYTE } },
		{ writtenAt: 1e300 },
	].map( ( { record, ...fields }: Fields, index ) => ( {
		...getJournalOwner(),
		id: `entry ${ index }`,
		tab: 'gone',
		edits: { title: 'After' },
		base: { title: 'Before' },
		writtenAt: Date.now() - index,
		...fields,
		record: {
			kind: 'postType',
			name: 'page',
			key: 1_000 + index,
			title: `Left ${ index }`,
			...( record as Fields | undefined ),
		},
	} ) );
	for ( const entry of entries ) {
		await database.write( entry as never );
	}
}

const PARTS: readonly Part[] = [
	{
		name: 'Fonts',
		path: '/fonts',
		shows: [ 'The last font', 'Font 0', 'Font 8' ],
		serve: serveFonts,
	},
	{
		name: 'Saved styles',
		path: '/styles',
		query: 'section=/variations',
		shows: [ 'The last look', 'settings 0', 'date 3', 'Night' ],
		serve: serveHostileStyles,
	},
	{
		name: 'The root of Styles',
		path: '/styles',
		shows: [ 'Typography', 'Blocks' ],
		serve: serveHostileStyles,
	},
	{
		name: 'The palette of colors',
		path: '/styles',
		query: 'section=/colors/palette',
		shows: [ 'Edit palette', 'The last color' ],
		serve: serveHostileStyles,
	},
	{
		name: 'Font sizes',
		path: '/styles',
		query: 'section=/typography/font-sizes',
		shows: [ 'Font size presets', 'The last size' ],
		serve: serveHostileStyles,
	},
	{
		name: 'Shadows',
		path: '/styles',
		query: 'section=/shadows',
		shows: [ 'Shadows', 'The last shadow' ],
		serve: serveHostileStyles,
	},
	// Of the last no text can be made.
	...[ ...WRONG, { toString: 1 } ].map( ( value, index ) => ( {
		name: `Identity with ${ JSON.stringify( value ) }`,
		path: '/identity',
		shows: [ 'Site tagline' ],
		serve: ( server: RestServer ) => {
			server.put( '/wp/v2/settings', {
				title: value,
				description: value,
				site_logo: value,
				site_icon: 900 + index,
			} );
			server.put( `/wp/v2/media/${ 900 + index }`, {
				id: 900 + index,
				source_url: value,
				media_details: value,
				title: value,
				alt_text: value,
			} );
		},
	} ) ),
	{
		name: 'The resolver',
		path: '/template',
		query: 'resolve=/',
		shows: [ 'Find the template' ],
		serve: serveResolver,
	},
	{
		name: 'The command palette',
		path: '/page',
		query: 'layout=table',
		shows: [ 'Page: Found', 'Page: (no title)' ],
		serve: ( server ) => {
			servePage( server, {} );
			server.on( { method: 'GET', route: /v2\/pages$/ }, () => [
				...WRONG,
				...WRONG.map( ( value, index ) =>
					aPage( 200 + index, { title: value, slug: value } )
				),
				aPage( 300, { title: { raw: MEGABYTE } } ),
				aPage( 301, { title: { raw: 'Found' } } ),
			] );
		},
		open: async ( { user } ) => {
			await act( async () => void dispatch( commandsStore ).open() );
			await user.type( await screen.findByRole( 'combobox' ), 'page' );
		},
	},
	...QUICK_EDIT_VALUES.map( ( value ) => ( {
		name: `Quick edit with ${ JSON.stringify( value ) }`,
		path: '/page',
		query: 'layout=table&quickEdit=true&postId=71',
		shows: [ 'The page', 'Apply' ],
		serve: ( server: RestServer ) =>
			servePage( server, {
				status: value,
				date: value,
				author: value,
				slug: value,
				parent: value,
				menu_order: value,
				template: value,
				comment_status: value,
				ping_status: value,
				password: value,
				excerpt: value,
				featured_media: value,
				sticky: value,
				format: value,
			} ),
	} ) ),
	{
		name: 'Recovery',
		path: '/',
		shows: [ 'Restore unsaved changes?', 'Left 0', 'Left 53' ],
		prepare: leaveWork,
	},
];

jest.setTimeout( 120_000 );

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
	Element.prototype.scrollIntoView = () => {};
	window.atelierEditorPayload = { url: '/payload' };
	preparePage();
	void dispatch( preferencesStore ).set(
		'atelier',
		'welcomeGuideStyles',
		false
	);
	configure( { asyncUtilTimeout: 30_000 } );
} );

const { error, warn } = console;
afterEach( () => {
	cleanup();
	void dispatch( commandsStore ).close();
	Object.assign( console, { error, warn } );
} );

/** Returns the text of the screen without the canvas, which has no editor in these tests. */
function readScreen(): string {
	const body = document.body.cloneNode( true ) as HTMLElement;
	body.querySelector( '.atelier-layout__preview' )?.remove();
	body.querySelectorAll( 'script, style' ).forEach( ( part ) =>
		part.remove()
	);
	return [
		body.textContent,
		...[ ...body.querySelectorAll( '[aria-label]' ) ].map( ( part ) =>
			part.getAttribute( 'aria-label' )
		),
		...[ ...document.querySelectorAll( 'input' ) ].map(
			( field ) => field.value
		),
	].join( ' ' );
}

it.each( PARTS )(
	'$name shows what can be read, whatever is stored',
	async ( { path, query, shows, serve, prepare, open } ) => {
		const stage = await openStage( path );
		goToAddress( path, query );
		await forgetTheme();
		await dispatch( coreStore ).invalidateResolutionForStoreSelector(
			'__experimentalGetCurrentThemeGlobalStylesVariations'
		);
		// React says of each error that a boundary has caught it.
		Object.assign( console, { error: () => {}, warn: () => {} } );
		const { server } = stage;
		server.on( { method: 'GET', route: /^\/payload$/ }, () => ( {
			settings: {},
			preload: {},
			scripts: [],
			styles: [],
			stylesOutline: [],
			enqueued: { scripts: [], head: [], styles: [] },
			head: '',
			footer: '',
			end: '',
			media: '',
			modules: '',
		} ) );
		serve?.( server );
		await prepare?.();
		await act( async () => void render( <App /> ) );
		await open?.( stage );

		await waitFor( () => {
			const text = readScreen();
			expect(
				shows.filter( ( name ) => ! text.includes( name ) )
			).toEqual( [] );
		} );
		const text = readScreen();
		expect( text ).not.toMatch(
			/could not be (shown|opened|read)|something went wrong/i
		);
		expect( text.length ).toBeLessThan( MAX_SCREEN );
	}
);
