/*
 * The matrix of reads: every screen × faults 1, 2, 3, 4, 6, 12 and 13, at its real route in the real shell. The screen names
 * the failure and offers to try again, nothing looks empty, and the sidebar can still be used. Each test is named after its cell.
 */
import {
	act,
	cleanup,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { App } from '@/app/app';
import { getBootPayload } from '@/data/site/boot-payload';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload } from '@test/helpers/boot-payload';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import {
	logInAgain,
	pressRetry,
	READ_FAULTS,
	READ_REASONS,
	waitInVain,
} from './support/read-matrix';
import type {
	Fault,
	Fields,
	RequestPattern,
	RestServer,
} from './support/rest-server';
import {
	aListedPattern,
	aListedTemplate,
	aPartLibrary,
	aPatternLibrary,
	aTemplateLibrary,
	LISTED_PART,
	NO_MENUS,
	NO_POSTS,
	NO_TARGETS,
	NO_USES,
	REGISTERED_PATTERN,
} from './support/design-lists';
import { DRAFT, serveDrafts } from './support/drafts';
import { serveHistory } from './support/history';
import { openStage, preparePage, type Stage } from './support/stage';
import {
	forgetTheme,
	serveStyles as serveStylesRecord,
} from './support/styles';

/** A screen, and one of the reads that it is on. */
interface ReadScreen {
	/** Name of the screen, and of the resource where that is not the screen's subject. */
	name: string;
	/** Path of its address; `:id` is replaced with the newest record's id. */
	path: string;
	/** Further parameters of the address. */
	query?: string;
	/** The reads that fail; none where the screen reads nothing. */
	reads?: RegExp;
	method?: string;
	/** Whether something else of the screen asks a person to log in whose session is over. */
	asksToLogIn?: boolean;
	/** Prepares the server. */
	serve?: ( server: RestServer ) => void;
	/** Text that shows when the read succeeds. */
	shows: string;
	/** Text that must not show before the read succeeds. */
	empty?: RegExp;
	/** How long it waits for an answer, in seconds. */
	seconds?: 10 | 30;
	/** Texts of faults that are this screen's own. */
	reasons?: Readonly< Record< number, RegExp > >;
	/** Faults that are none here. */
	isUnharmedBy?: number;
	/** Whether the canvas beside it fails, too, and says so; the test then looks for the message in the sidebar. */
	isBesideCanvas?: boolean;
	/** Whether its resource is requested once for all screens, so that it cannot fail in a later cell. */
	isKept?: boolean;
}

const PAYLOAD = '/payload';

// Core-data caches every record: each cell has records of its own.
let lastId = 8;

const aMenu = ( id: number, title: string ): Fields => ( {
	id,
	title: { raw: title, rendered: title },
	content: { raw: '' },
	status: 'publish',
	type: 'wp_navigation',
	modified_gmt: '2026-11-21T10:00:00',
} );

const aPost = ( type: string, title: string ): Fields => ( {
	id: 7,
	type,
	title: { raw: title, rendered: title },
	content: { raw: '' },
	status: 'publish',
} );

function serveMenus( server: RestServer ): void {
	server.put( `/wp/v2/navigation/${ lastId }`, aMenu( lastId, 'Main' ) );
	server.put( '/wp/v2/navigation/6', aMenu( 6, 'Footer' ) );
	server.on(
		{ method: 'GET', route: /menu-links\/overview$/ },
		() => NO_MENUS
	);
	server.on(
		{ method: 'GET', route: /menu-links\/targets$/ },
		() => NO_TARGETS
	);
}

const serveStyles = ( server: RestServer ) =>
	serveStylesRecord( server, lastId );

function serveLists( server: RestServer ): void {
	server.put( '/wp/v2/pages/7', aPost( 'page', 'About' ) );
	server.put( '/wp/v2/posts/7', aPost( 'post', 'News' ) );
	server.on( { method: 'GET', route: /post-counts/ }, () => NO_POSTS );
	server.on( { method: 'GET', route: /wp_dataviews/ }, () => [] );
}

function serveDesign( server: RestServer ): void {
	server.on( { method: 'GET', route: /v1\/patterns$/ }, () =>
		aPatternLibrary( { registered: [ REGISTERED_PATTERN ] } )
	);
	server.on( { method: 'GET', route: /v1\/parts$/ }, () => aPartLibrary() );
}

function serveItems( server: RestServer ): void {
	server.on( { method: 'GET', route: /v1\/patterns$/ }, () =>
		aPatternLibrary( { patterns: [ aListedPattern( { id: lastId } ) ] } )
	);
	server.on( { method: 'GET', route: /v1\/parts$/ }, () =>
		aPartLibrary( [ LISTED_PART ] )
	);
	server.on( { method: 'GET', route: /v1\/templates$/ }, () =>
		aTemplateLibrary( [ aListedTemplate( { id: lastId } ) ] )
	);
}

const THEME_REASONS = Object.fromEntries(
	READ_FAULTS.map( ( { number } ) => [ number, /theme could not be read/ ] )
);

/** Faults of the editor's resources, for which the canvas has messages of its own. */
const PAYLOAD_REASONS: Readonly< Record< number, RegExp > > = {
	1: /could not be loaded\. The server answered with an error \(500\)/,
	4: /could not be loaded\. The server answered with an error \(403\)/,
	6: /could not be loaded\. The server answered with an error \(403\)/,
	12: /Check your connection and try again/,
};

const beside = ( row: ReadScreen ): ReadScreen => ( {
	...row,
	isBesideCanvas: true,
} );

const SCREENS: readonly ReadScreen[] = [
	{
		name: 'A page: the canvas',
		path: '/page/:id',
		reads: /^\/payload$/,
		serve: serveLists,
		shows: 'Pages',
		seconds: 30,
		isKept: true,
		reasons: PAYLOAD_REASONS,
	},
	beside( {
		name: 'A page: the saved views',
		path: '/page/:id',
		reads: /wp_dataviews/,
		serve: serveLists,
		shows: 'Custom Views',
	} ),
	beside( {
		name: 'A pattern',
		path: '/wp_block/:id',
		reads: /v1\/patterns$/,
		serve: serveItems,
		shows: 'Banner',
		empty: /does not exist/,
	} ),
	beside( {
		name: 'A template part',
		path: '/wp_template_part/slate//header',
		reads: /v1\/parts$/,
		serve: serveItems,
		shows: 'Header',
		empty: /does not exist/,
	} ),
	beside( {
		name: 'A template',
		path: '/wp_template/:id',
		reads: /v1\/templates$/,
		serve: serveItems,
		shows: 'Review',
		empty: /does not exist/,
	} ),
	{
		name: 'Style Book: the editor’s payload',
		path: '/stylebook',
		reads: /^\/payload$/,
		shows: 'Styles',
		seconds: 30,
		isKept: true,
		reasons: {
			1: /could not be loaded\. The server answered with an error \(500\)/,
			4: /could not be loaded\. The server answered with an error \(403\)/,
			6: /could not be loaded\. The server answered with an error \(403\)/,
			12: /Check your connection and try again/,
		},
	},
	{
		name: 'Styles: the editor’s payload',
		path: '/styles',
		reads: /^\/payload$/,
		// Its menu reads the styles even if the editor fails.
		asksToLogIn: true,
		shows: 'Styles',
		seconds: 30,
		isKept: true,
		reasons: {
			1: /could not be loaded\. The server answered with an error \(500\)/,
			4: /could not be loaded\. The server answered with an error \(403\)/,
			6: /could not be loaded\. The server answered with an error \(403\)/,
			12: /Check your connection and try again/,
		},
	},
	{
		name: 'Styles: the theme',
		path: '/styles',
		reads: /v2\/themes$/,
		serve: serveStyles,
		shows: 'Customize the appearance of specific blocks for the whole site.',
		seconds: 30,
		isKept: true,
		// Core-data passes over why.
		reasons: THEME_REASONS,
	},
	{ name: 'Home', path: '/', shows: 'Design' },
	{
		name: 'Not found',
		path: '/no/such',
		shows: 'The requested page could not be found. Please check the URL.',
	},
	{
		name: 'Identity',
		path: '/identity',
		reads: /settings$/,
		serve: ( server ) =>
			server.put( '/wp/v2/settings', { title: 'A', description: 'B' } ),
		shows: 'Site tagline',
		seconds: 30,
	},
	{
		name: 'Identity: its images',
		path: '/identity',
		reads: /v2\/media\/\d+$/,
		serve: ( server ) => {
			server.put( '/wp/v2/settings', { title: 'A', site_icon: lastId } );
			server.put( `/wp/v2/media/${ lastId }`, {
				id: lastId,
				source_url: '/icon.png',
				media_details: { width: 10, height: 20 },
			} );
		},
		shows: 'This image is 10 by 20 pixels. It is not square, so browsers will squeeze or cut it.',
		empty: /no longer in the media library/,
		seconds: 30,
	},
	{
		name: 'Navigation',
		path: '/navigation',
		reads: /navigation$/,
		serve: serveMenus,
		shows: 'Footer',
		empty: /No Navigation Menus found/,
	},
	{
		name: 'A menu',
		path: '/wp_navigation/:id',
		reads: /navigation\/\d+$/,
		serve: serveMenus,
		shows: 'Main',
		empty: /is empty|missing/,
	},
	{
		name: 'Pages',
		path: '/page',
		reads: /v2\/pages$/,
		serve: serveLists,
		shows: 'About',
		empty: /No results/,
	},
	{
		name: 'Pages: their post type',
		path: '/page',
		reads: /types\/page$/,
		serve: serveLists,
		shows: 'About',
		empty: /No results/,
	},
	{
		name: 'Pages: the saved views',
		path: '/page',
		reads: /wp_dataviews/,
		serve: serveLists,
		shows: 'Custom Views',
	},
	{
		name: 'Posts',
		path: '/post',
		reads: /v2\/posts$/,
		serve: serveLists,
		shows: 'News',
		empty: /No results/,
	},
	{
		name: 'Patterns',
		path: '/pattern',
		reads: /v1\/patterns$/,
		serve: serveDesign,
		shows: 'Hero',
		empty: /No results/,
	},
	{
		name: 'Patterns: what is used',
		path: '/pattern',
		query: `filters=${ encodeURIComponent( '[["usage","is","used"]]' ) }`,
		reads: /v1\/usage\/used$/,
		serve: ( server ) => {
			serveItems( server );
			server.on( { method: 'GET', route: /v1\/usage\/used$/ }, () => ( {
				used: [ `${ lastId }` ],
				incomplete: 0,
				index: NO_USES.index,
			} ) );
		},
		shows: 'Banner',
		empty: /No results/,
	},
	{
		name: 'Patterns: the parts',
		path: '/pattern',
		reads: /v1\/parts$/,
		serve: serveDesign,
		shows: 'Template parts',
	},
	{
		name: 'Templates',
		path: '/template',
		reads: /v1\/templates$/,
		shows: 'Active templates',
		empty: /No results/,
	},
	{
		name: 'History',
		path: '/history',
		reads: /v1\/history$/,
		serve: serveHistory,
		shows: 'As it is now',
		empty: /Nothing was (changed|found)/,
	},
	{
		name: 'Drafts',
		path: '/drafts',
		reads: /v1\/drafts$/,
		serve: serveDrafts,
		shows: '2 items',
		empty: /There is no draft yet/,
	},
	{
		name: 'A draft',
		path: `/draft/${ DRAFT }`,
		reads: /v1\/drafts\/\d+$/,
		serve: serveDrafts,
		shows: 'Part “Header”',
		empty: /Nothing is in this draft yet/,
	},
	{
		name: 'Recently deleted',
		path: '/deleted',
		reads: /v1\/deletions$/,
		serve: ( server ) =>
			server.on( { method: 'GET', route: /v1\/deletions$/ }, () => [] ),
		shows: 'Nothing was deleted in the last 30 days.',
		empty: /Nothing was deleted/,
	},
	{
		name: 'Styles: what the person may do',
		path: '/styles',
		method: 'OPTIONS',
		reads: /global-styles\/\d+$/,
		serve: serveStyles,
		shows: 'Customize the appearance of specific blocks for the whole site.',
		seconds: 30,
		// The body is not read.
		isUnharmedBy: 3,
		// Core-data passes over why.
		reasons: Object.fromEntries(
			READ_FAULTS.map( ( { number } ) => [
				number,
				/Your rights on the styles could not be read/,
			] )
		),
	},
	{
		name: 'Styles',
		path: '/styles',
		reads: /global-styles\/\d+$/,
		serve: serveStyles,
		shows: 'Customize the appearance of specific blocks for the whole site.',
		seconds: 30,
	},
	{
		name: 'Compare',
		path: '/compare',
		reads: /global-styles\/\d+$/,
		serve: serveStyles,
		shows: 'The two are the same.',
		seconds: 30,
	},
	{
		// The last: after its list it goes on to read the styles, in the next row's time.
		name: 'Fonts',
		path: '/fonts',
		reads: /v1\/installed-fonts$/,
		serve: serveStyles,
		shows: 'Fonts',
		empty: /No fonts installed/,
	},
];

// The first cell of a screen loads its modules, which takes its time on a busy machine.
jest.setTimeout( 120_000 );

beforeAll( () => {
	ignoreSizes();
	globalThis.IntersectionObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	window.atelierEditorPayload = { url: PAYLOAD };
	preparePage();
	void dispatch( preferencesStore ).set(
		'atelier',
		'welcomeGuideStyles',
		false
	);
} );
const { error, warn } = console;
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	cleanup();
	Object.assign( console, { error, warn } );
} );

describe.each( SCREENS )( '$name', ( row ) => {
	it.each(
		READ_FAULTS.filter( ( { number } ) => number !== row.isUnharmedBy )
	)( `${ row.name } × $number $name`, ( fault ) => testCell( row, fault ) );
} );

const NO_RIGHTS = {
	editDesign: false,
	editStyles: false,
	editMenus: false,
	editPages: false,
	editPosts: false,
	manageOptions: false,
};

describe( 'Without access', () => {
	const { rights } = aBootPayload();
	beforeAll( () => void Object.assign( getBootPayload().rights, NO_RIGHTS ) );
	afterAll( () => void Object.assign( getBootPayload().rights, rights ) );

	it.each( [
		'/page',
		'/page/7',
		'/post',
		'/styles',
		'/compare',
		'/drafts',
		`/draft/${ DRAFT }`,
		'/history',
		'/fonts',
		'/stylebook',
		'/pattern',
		'/wp_block/7',
		'/wp_template_part/slate//header',
		'/navigation',
		'/wp_navigation/7',
		'/template',
		'/wp_template/7',
		'/identity',
	] )(
		'%s says so at once, and reads nothing that could fail',
		async ( path ) => {
			const { server } = await openStage( path );
			allowLogs();
			server.failAll( { method: 'GET', route: /./ }, READ_FAULTS[ 0 ] );
			await act( async () => void render( <App /> ) );

			expect(
				(
					await screen.findAllByText(
						/^Sorry, you are not allowed to/
					)
				)[ 0 ]
			).toBeVisible();
			expect( document.body ).not.toHaveTextContent(
				READ_REASONS[ 1 ] as RegExp
			);
			expectShell();
		}
	);
} );

async function testCell( row: ReadScreen, fault: Fault ): Promise< void > {
	lastId++;
	const path = row.path.replace( ':id', `${ lastId }` );
	const stage = await openStage( path );
	if ( row.query ) {
		goToAddress( path, row.query );
	}
	await forgetTheme();
	allowLogs();
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
	server.on( { method: 'GET', route: /v1\/front-page$/ }, () => ( {
		record: getBootPayload().canvas,
	} ) );
	row.serve?.( server );
	if ( row.isBesideCanvas ) {
		server.failAll( { route: /^\/payload$/ }, READ_FAULTS[ 0 ] );
	}
	const pattern = {
		method: row.method ?? 'GET',
		// The record of the front page is printed with the document. Only an old one is requested again.
		route: row.reads ?? /^(?!.*\/front-page$)/,
	};
	server.failAll( pattern, fault );
	if ( fault.number === 12 ) {
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	}
	await open( row, fault );

	if ( ! row.reads ) {
		expect(
			( await screen.findAllByText( row.shows ) )[ 0 ]
		).toBeVisible();
		expectShell();
		return;
	}
	const isPayload = row.reads.test( PAYLOAD );
	if ( fault.kind === 'loggedOut' && ( ! isPayload || row.asksToLogIn ) ) {
		await logInAgain( stage, () => server.failAll( pattern ) );
	} else {
		await expectExplained( row, fault );
		if ( isPayload ) {
			await expectAskedAgain( row, fault, stage, pattern );
		}
		if ( row.isKept ) {
			return;
		}
		jest.restoreAllMocks();
		server.failAll( pattern );
		await pressRetry( stage );
	}
	expect( ( await screen.findAllByText( row.shows ) )[ 0 ] ).toBeVisible();
}

// A second request meets a fault with another status: an editor that arrived would be kept for all cells.
async function expectAskedAgain(
	row: ReadScreen,
	{ number }: Fault,
	stage: Stage,
	pattern: RequestPattern
): Promise< void > {
	const other = READ_FAULTS.find(
		( fault ) => fault.number === ( number < 3 ? 4 : 1 )
	) as Fault;
	stage.server.failAll( pattern );
	stage.server.failAll( pattern, other );
	jest.restoreAllMocks();
	await pressRetry( stage );
	await expectExplained( row, other );
}

// React says of each error that a boundary has caught it; the labels of sources come from the server.
function allowLogs(): void {
	Object.assign( console, { error: () => {}, warn: () => {} } );
}

async function open( { seconds = 10 }: ReadScreen, { kind }: Fault ) {
	const show = () => act( async () => void render( <App /> ) );
	await ( kind === 'silence' ? waitInVain( seconds, show ) : show() );
}

async function expectExplained( row: ReadScreen, fault: Fault ) {
	const reason =
		row.reasons?.[ fault.number ] ?? READ_REASONS[ fault.number ];
	if ( ! reason ) {
		throw new Error( `Fault ${ fault.number } has no reason.` );
	}
	const place = row.isBesideCanvas
		? within( screen.getByRole( 'region', { name: 'Navigation' } ) )
		: screen;
	await waitFor( () =>
		expect( place.getAllByText( reason )[ 0 ] ).toBeVisible()
	);
	if ( row.isBesideCanvas ) {
		expect(
			await screen.findByText( PAYLOAD_REASONS[ 1 ] as RegExp )
		).toBeVisible();
	}
	if ( row.empty ) {
		expect( document.body ).not.toHaveTextContent( row.empty );
	}
	expectShell();
}

function expectShell(): void {
	expect(
		// A screen of the same name may be beside it.
		screen.getAllByRole( 'region', { name: 'Navigation' } )[ 0 ]
	).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: 'Open command palette' } )
	).toBeEnabled();
	expect( document.body ).not.toHaveTextContent(
		'Design could not be opened'
	);
}
