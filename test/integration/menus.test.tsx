import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { createClientHeader } from '@/data/requests/client-header';
import { installRecordMiddlewares } from '@/data/writes/install-record-middlewares';
import { registerStores } from '@/data/store';
import { store as resources } from '@/data/reads/store';
import { AppRouter, useRoute, type RouteDefinition } from '@/router';
import { MenuSidebar } from '@/features/menus/menu-sidebar';
import { MenusSidebar } from '@/features/menus/menus-sidebar';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';
import { NO_MENUS, NO_TARGETS, NO_USES } from './support/design-lists';
import {
	FAULTS,
	startRestServer,
	type RestServer,
} from './support/rest-server';

const MENUS = '/wp/v2/navigation';
const FALLBACK = '/wp-block-editor/v1/navigation-fallback';

const ROUTES: readonly RouteDefinition[] = [
	{
		name: 'navigation',
		path: '/navigation',
		areas: { sidebar: <MenusSidebar /> },
	},
	{
		name: 'menu',
		path: '/wp_navigation/:postId',
		areas: {
			sidebar: ( { params } ) => (
				<MenuSidebar
					key={ params.postId }
					id={ Number( params.postId ) }
				/>
			),
		},
	},
];

interface TestMenu {
	id: number;
	title: string;
	status?: string;
	content?: string;
}

let server: RestServer;
let menus: TestMenu[] = [];
let fallback: TestMenu | undefined;
let faults: Record< string, { status: number; body: unknown } > = {};
let asked: string[] = [];

const toRecord = ( {
	id,
	title,
	status = 'publish',
	content = '',
}: TestMenu ) => ( {
	id,
	title: { raw: title, rendered: title },
	content: { raw: content },
	status,
	type: 'wp_navigation',
	modified_gmt: '2026-11-21T10:00:00',
} );

/** Answers the reads of the screen; everything else goes to the server of records. */
function serveReads(): void {
	const serveRecords = globalThis.fetch;
	const reads: Readonly< Record< string, () => unknown > > = {
		[ MENUS ]: () => menus.map( toRecord ),
		[ FALLBACK ]: () => {
			menus = fallback ? [ fallback ] : [];
			return { id: fallback?.id };
		},
		'/atelier/v1/menu-links/overview': () => NO_MENUS,
		'/atelier/v1/menu-links/targets': () => NO_TARGETS,
		'/atelier/v1/usage': () => NO_USES,
		'/wp/v2/types': () => ( {
			wp_navigation: {
				slug: 'wp_navigation',
				name: 'Navigation Menus',
				rest_base: 'navigation',
				rest_namespace: 'wp/v2',
				supports: { title: true, editor: true },
				taxonomies: [],
				labels: { singular_name: 'Navigation Menu' },
			},
		} ),
	};
	globalThis.fetch = ( async ( url: string, options: RequestInit = {} ) => {
		const route = url.replace( /[?].*$/, '' );
		const read = reads[ route ];
		const isRead = ( options.method ?? 'GET' ) === 'GET';
		if ( isRead ) {
			asked.push( route );
		}
		const fault = faults[ route ];
		if ( isRead && ( fault ?? read ) ) {
			return new Answer( fault?.status ?? 200, fault?.body ?? read?.() );
		}
		return serveRecords( url, options );
	} ) as typeof fetch;
}

/** jsdom has no `Response`; the code that reads a refusal checks for one. */
class Answer {
	readonly ok: boolean;
	readonly headers = { get: () => null };
	constructor(
		readonly status: number,
		private readonly body: unknown
	) {
		this.ok = status < 300;
	}
	clone() {
		return this;
	}
	json() {
		return Promise.resolve( this.body );
	}
	text() {
		return Promise.resolve( JSON.stringify( this.body ) );
	}
}

const refuse = ( status: number, code: string ) => ( {
	status,
	body: { code, message: 'Out of paint.' },
} );

function Sidebar() {
	return <>{ useRoute().areas.sidebar }</>;
}

function open( path: string, ...there: TestMenu[] ): void {
	menus = there;
	there.forEach( ( menu ) =>
		server.put( `${ MENUS }/${ menu.id }`, toRecord( menu ) )
	);
	window.history.pushState(
		{},
		'',
		`/wp-admin/admin.php?page=atelier&p=${ encodeURIComponent( path ) }`
	);
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	render(
		<AppRouter
			routes={ ROUTES }
			site={ {
				isBlockTheme: true,
				hasEditorStyles: true,
				hasLayoutSupport: true,
				hasTemplateParts: true,
			} }
		>
			<Sidebar />
		</AppRouter>
	);
}

const told = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

let lastId = 0;
let main: TestMenu;
let other: TestMenu;
const aMain = (): TestMenu => ( {
	id: ++lastId,
	title: 'Main',
	content:
		'<!-- wp:navigation-link {"label":"One","url":"#one","kind":"custom"} /-->',
} );
const anOther = (): TestMenu => ( {
	id: ++lastId,
	title: 'Other',
	status: 'draft',
} );

async function choose( action: string ): Promise< void > {
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Actions' } )
	);
	await userEvent.click(
		await screen.findByRole( 'menuitem', { name: action } )
	);
}

/** Deletes the open menu by its actions and the question. */
async function deleteMenu(): Promise< void > {
	await choose( 'Delete' );
	await userEvent.click(
		within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
			name: 'Delete',
		} )
	);
}

beforeAll( () => {
	globalThis.Response = Answer as unknown as typeof Response;
	printBootPayload( aBootPayload() );
	registerStores();
	apiFetch.use( createClientHeader() );
	installRecordMiddlewares();
} );

beforeEach( () => {
	server = startRestServer();
	// Core-data caches records: each test has menus of its own.
	main = aMain();
	other = anOther();
	serveReads();
	fallback = undefined;
	faults = {};
	asked = [];
	void dispatch( resources ).forgetAnswers(
		select( resources ).getCachedKeys()
	);
	void dispatch( noticesStore ).removeAllNotices( 'snackbar' );
} );

describe( 'the list of menus', () => {
	it( 'lists several, with their status unless they are published', async () => {
		open( '/navigation', main, other );
		expect(
			await screen.findByRole( 'link', { name: /^Main/ } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Other \(Draft\)/ } )
		).toBeVisible();
		expect( asked ).not.toContain( FALLBACK );
	} );

	it( 'shows the only one directly', async () => {
		open( '/navigation', main );
		expect(
			await screen.findByRole( 'treegrid', { name: 'Items of Main' } )
		).toBeVisible();
		expect( asked ).not.toContain( FALLBACK );
	} );

	it( 'asks for the fallback where there is none, and shows that', async () => {
		fallback = main;
		server.put( `${ MENUS }/${ main.id }`, toRecord( main ) );
		open( '/navigation' );
		expect(
			await screen.findByRole( 'heading', { name: 'Main' } )
		).toBeVisible();
		expect( asked.filter( ( route ) => route === FALLBACK ) ).toHaveLength(
			1
		);
	} );

	it( 'says that none was found where there is no fallback either', async () => {
		faults[ FALLBACK ] = refuse( 404, 'no_fallback_menu' );
		open( '/navigation' );
		expect(
			await screen.findByText( 'No Navigation Menus found.' )
		).toBeVisible();
	} );

	it( 'says that they could not be read, and asks again', async () => {
		faults[ MENUS ] = refuse( 500, 'internal_server_error' );
		open( '/navigation', main, other );
		expect( await screen.findByText( /Out of paint/ ) ).toBeVisible();
		expect(
			screen.queryByText( 'No Navigation Menus found.' )
		).not.toBeInTheDocument();
		faults = {};
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Retry' } )
		);
		expect(
			await screen.findByRole( 'link', { name: /^Main/ } )
		).toBeVisible();
	} );
} );

describe( 'a menu', () => {
	it( 'that is not there is said to be missing', async () => {
		faults[ `${ MENUS }/404` ] = refuse( 404, 'rest_post_invalid_id' );
		open( '/wp_navigation/404' );
		expect(
			await screen.findByText( 'Navigation Menu missing.' )
		).toBeVisible();
	} );

	it( 'without items says so', async () => {
		open( `/wp_navigation/${ other.id }`, other );
		expect(
			await screen.findByText( 'This Navigation Menu is empty.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'heading', { name: 'Other (Draft)' } )
		).toBeVisible();
	} );

	it( 'is renamed', async () => {
		open( `/wp_navigation/${ main.id }`, main );
		await choose( 'Rename' );
		const dialog = within( screen.getByRole( 'dialog' ) );
		const field = dialog.getByLabelText( 'Navigation title' );
		const save = dialog.getByRole( 'button', { name: 'Save' } );
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.clear( field );
		await userEvent.type( field, '  ' );
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.type( field, 'Top' );
		await userEvent.click( save );
		await waitFor( () =>
			expect( told() ).toEqual( [ 'Renamed Navigation Menu' ] )
		);
		expect( server.get( `${ MENUS }/${ main.id }` ) ).toMatchObject( {
			title: 'Top',
		} );
	} );

	it( 'is duplicated, and the copy opens', async () => {
		open( `/wp_navigation/${ main.id }`, main );
		await choose( 'Duplicate' );
		await waitFor( () =>
			expect( told() ).toEqual( [
				'Duplicated Navigation Menu. No place shows the copy yet.',
			] )
		);
		expect( server.writes.at( -1 )?.data ).toEqual( {
			title: 'Main (Copy)',
			content: main.content,
			status: 'publish',
			stays_behind: true,
		} );
		await waitFor( () =>
			expect( window.location.search ).toMatch( /wp_navigation%2F1\d+/ )
		);
	} );

	it( 'is deleted after a question, which leads to the list', async () => {
		open( `/wp_navigation/${ main.id }`, main, other );
		await choose( 'Delete' );
		const dialog = screen.getByRole( 'dialog', {
			name: 'Delete Navigation Menu',
		} );
		expect( dialog ).toHaveTextContent( '“Main”' );
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Delete' } )
		);
		await waitFor( () =>
			expect( told() ).toEqual( [
				'Navigation Menu successfully deleted.',
			] )
		);
		expect( window.location.search ).toContain( 'p=%2Fnavigation' );
		expect( server.get( `${ MENUS }/${ main.id }` ) ).toBeUndefined();
	} );

	it( 'that was deleted is missing for who goes back to it', async () => {
		open( `/wp_navigation/${ main.id }`, main, other );
		await deleteMenu();
		await waitFor( () =>
			expect( window.location.search ).toContain( 'p=%2Fnavigation' )
		);
		faults[ `${ MENUS }/${ main.id }` ] = refuse(
			404,
			'rest_post_invalid_id'
		);
		act( () => window.history.back() );
		expect(
			await screen.findByText( 'Navigation Menu missing.' )
		).toBeVisible();
	} );

	it( 'that somebody else deletes is missing at the next look at the server', async () => {
		open( `/wp_navigation/${ main.id }`, main, other );
		expect(
			await screen.findByRole( 'heading', { name: 'Main' } )
		).toBeVisible();
		faults[ `${ MENUS }/${ main.id }` ] = refuse(
			404,
			'rest_post_invalid_id'
		);
		act( () => void dispatch( resources ).refreshResource( 'menu' ) );
		expect(
			await screen.findByText( 'Navigation Menu missing.' )
		).toBeVisible();
	} );

	it( 'is opened again when its deletion is undone', async () => {
		open( `/wp_navigation/${ main.id }`, main, other );
		await deleteMenu();
		await waitFor( () =>
			expect( told() ).toEqual( [
				'Navigation Menu successfully deleted.',
			] )
		);
		const { actions } = select( noticesStore ).getNotices()[ 0 ]!;
		act( () => actions[ 0 ]!.onClick!() );
		await waitFor( () =>
			expect( told() ).toEqual( [ 'Navigation Menu restored.' ] )
		);
		expect( window.location.search ).toContain(
			`p=%2Fwp_navigation%2F${ main.id }`
		);
	} );

	it.each( [
		[ 'Rename', 'rename', 'Save' ],
		[ 'Delete', 'delete', 'Delete' ],
	] )(
		'says why it could not %s, and keeps it as it was',
		async ( action, verb, button ) => {
			open( `/wp_navigation/${ main.id }`, main, other );
			await choose( action );
			const dialog = within( screen.getByRole( 'dialog' ) );
			if ( action === 'Rename' ) {
				await userEvent.type(
					dialog.getByLabelText( 'Navigation title' ),
					' 2'
				);
			}
			server.failNext( FAULTS[ 0 ]! );
			await userEvent.click(
				dialog.getByRole( 'button', { name: button } )
			);
			expect(
				await dialog.findByText(
					`Unable to ${ verb } Navigation Menu (There has been a critical error.).`
				)
			).toBeVisible();
			expect( told() ).toEqual( [] );
			expect( server.get( `${ MENUS }/${ main.id }` ) ).toEqual(
				toRecord( main )
			);
			expect(
				screen.getByRole( 'heading', { name: 'Main', hidden: true } )
			).toBeInTheDocument();
		}
	);

	it( 'says why it could not be duplicated', async () => {
		open( `/wp_navigation/${ main.id }`, main );
		await screen.findByRole( 'button', { name: 'Actions' } );
		server.failNext( FAULTS[ 0 ]! );
		await choose( 'Duplicate' );
		await waitFor( () =>
			expect( told() ).toEqual( [
				'Unable to duplicate Navigation Menu (There has been a critical error.).',
			] )
		);
	} );
} );
