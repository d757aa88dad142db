/*
 * Scenarios of reliability that take more than one flow and one fault: each test says which in its name.
 */
import { useState } from 'react';
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { RenderModalProps } from '@wordpress/dataviews';
import { store as noticesStore } from '@wordpress/notices';

import { App } from '@/app/app';
import type { PostType } from '@/features/posts/reads/post-type';
import { store } from '@/data/store';
import { Conflicts } from '@/kits/saving/conflicts';
import { AddNewModal } from '@/features/posts/actions/add-new-modal';
import { DuplicateModal } from '@/features/posts/actions/duplicate-post';
import { TrashModal } from '@/features/posts/actions/trash-posts';
import type { Post } from '@/features/posts/list/post';
import { PostEdit } from '@/features/posts/quick-edit/post-edit';
import { SaveHubContent } from '@/kits/saving';
import { CreatePatternModal } from '@/features/patterns/dialogs/create-pattern-modal';
import { loadHostScripts } from '@/wordpress/host-scripts';
import { expectConsoleErrors } from '@test/helpers/expect-console-errors';
import { goToAddress } from '@test/helpers/address';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { aPatternLibrary } from './support/design-lists';
import {
	answer,
	FAULTS,
	type Fault,
	type Fields,
	type RequestPattern,
	type RestServer,
} from './support/rest-server';
import {
	openStage,
	preparePage,
	press,
	registry,
	type as typeText,
	type Stage,
} from './support/stage';

const PAGES = '/wp/v2/pages';
const WRITES_OF_PAGES = { method: 'PUT', route: /^\/wp\/v2\/pages\// };

const findFault = ( number: number ): Fault =>
	FAULTS.find( ( fault ) => fault.number === number )!;
const FORBIDDEN = findFault( 4 );
const SESSION_IS_OVER = findFault( 6 );
const READ_ONLY: Fault = {
	number: 40,
	name: 'the database is read-only',
	status: 500,
	body: {
		code: 'db_update_error',
		message: 'Could not update post in the database.',
		data: { status: 500 },
	},
};

const PAGE_TYPE = {
	slug: 'page',
	name: 'Pages',
	labels: { singular_name: 'Page' },
} as unknown as PostType;

let lastId = 0;
const routeOf = ( id: number ) => `${ PAGES }/${ id }`;

function putPage( server: RestServer, title: string = 'About' ): number {
	const id = ++lastId;
	server.put( routeOf( id ), {
		id,
		type: 'page',
		title: { raw: title, rendered: title },
		content: { raw: 'Text' },
		status: 'publish',
		slug: 'about',
	} );
	return id;
}

const edit = ( id: number, edits: Fields ) =>
	act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'postType', 'page', id );
		await registry
			.dispatch( coreStore )
			.editEntityRecord( 'postType', 'page', id, edits );
	} );

const hasEdits = ( id: number ) =>
	registry
		.select( coreStore )
		.hasEditsForEntityRecord( 'postType', 'page', id );

function expectNothingPraised(): void {
	expect( document.body ).not.toHaveTextContent( /Site updated|: saved/ );
	expect(
		registry
			.select( noticesStore )
			.getNotices()
			.filter( ( { status } ) => status === 'success' )
	).toEqual( [] );
}

// A hundred pages on two cores that others use, too.
jest.setTimeout( 60_000 );

beforeAll( () => {
	preparePage();
	ignoreSizes();
	Element.prototype.scrollIntoView = () => {};
} );
const { error } = console;
afterEach( () => {
	cleanup();
	Object.assign( console, { error } );
	// Messages of one test do not reach the next.
	speak( ' ' );
} );

// Text for screen readers only is not a visible message.
const SEEN = { ignore: '.a11y-speak-region' };

function expectUnsaved( server: RestServer, id: number ): void {
	expect( server.get( routeOf( id ) )?.slug ).toBe( 'about' );
	expect( hasEdits( id ) ).toBe( true );
	expectNothingPraised();
}

const findRow = async ( label: string ) =>
	( await screen.findByLabelText( label ) ).closest( 'li' )!;

async function copy( { user }: Stage, title: string ): Promise< unknown > {
	// The row is rendered again when the reason of the failure has been read.
	await user.click(
		await screen.findByRole( 'button', {
			name: `Copy changes to “${ title }”`,
		} )
	);
	await waitFor( async () =>
		expect(
			within( await findRow( title ) ).getByText( 'Copied' )
		).toBeVisible()
	);
	return JSON.parse( await navigator.clipboard.readText() );
}

it.each( [
	{
		scenario: 16,
		name: 'whose role was lowered',
		fault: FORBIDDEN,
		reason: 'You are not allowed to edit this.',
	},
	{
		scenario: 40,
		name: 'whose site has a read-only database',
		fault: READ_ONLY,
		reason: 'Could not update post in the database.',
	},
] )(
	'tells somebody $name why a page is not saved, keeps and copies the changes, and saves them by Retry (scenario $scenario)',
	async ( { fault, reason } ) => {
		const stage = await openStage();
		const { server } = stage;
		const id = putPage( server );
		await stage.show( <SaveHubContent /> );
		await edit( id, { slug: 'mine' } );
		server.failAll( WRITES_OF_PAGES, fault );
		await press( /^Review 1 change/ )( stage );
		await press( 'Save' )( stage );

		expect(
			await screen.findByText(
				'1 not saved. Nothing is lost: what was not saved is still here.',
				SEEN
			)
		).toBeVisible();
		expect( await findRow( 'About' ) ).toHaveTextContent( reason );
		expectUnsaved( server, id );
		expect( await copy( stage, 'About' ) ).toEqual( { slug: 'mine' } );

		server.failAll( WRITES_OF_PAGES );
		await press( 'Retry saving “About”' )( stage );
		await waitFor( () =>
			expect( server.get( routeOf( id ) )?.slug ).toBe( 'mine' )
		);
		expect(
			await screen.findByText( 'Site updated.', SEEN )
		).toBeInTheDocument();
		expect( hasEdits( id ) ).toBe( false );
	}
);

describe( 'somebody who was deleted, and so cannot log in again', () => {
	const LOGGED_OUT =
		'You are logged out. Log in again to save; your changes are still here.';

	async function declineLogin( { user }: Stage ): Promise< void > {
		const dialog = await screen.findByRole( 'dialog', {
			name: 'Session expired',
		} );
		await user.click(
			within( dialog ).getByRole( 'button', { name: 'Close' } )
		);
	}

	// Each write asks for the login.
	async function saveInVain( titles: readonly string[] ) {
		const stage = await openStage();
		const { server } = stage;
		await stage.show( <SaveHubContent /> );
		const ids = titles.map( ( title ) => putPage( server, title ) );
		for ( const id of ids ) {
			await edit( id, { slug: 'mine' } );
		}
		// From then on the session is nobody's.
		server.failNext( SESSION_IS_OVER );
		await press( /^Review \d changes?/ )( stage );
		await press( 'Save' )( stage );
		for ( let asked = 0; asked < ids.length; asked++ ) {
			await declineLogin( stage );
		}
		return { stage, ids };
	}

	const expectTold = ( title: string ) =>
		waitFor( async () =>
			expect( await findRow( title ) ).toHaveTextContent( LOGGED_OUT )
		);

	it( 'is told why pages are not saved, and gets a copy of each one’s changes (scenario 17)', async () => {
		const { stage, ids } = await saveInVain( [ 'About', 'News' ] );

		for ( const title of [ 'About', 'News' ] ) {
			await expectTold( title );
			expect( await copy( stage, title ) ).toEqual( { slug: 'mine' } );
		}
		for ( const id of ids ) {
			expectUnsaved( stage.server, id );
		}
	} );

	it( 'is told why a single page is not saved, gets a copy, and is asked to log in again by Retry (scenario 17)', async () => {
		const { stage, ids } = await saveInVain( [ 'About' ] );
		const [ id = 0 ] = ids;
		await expectTold( 'About' );
		expectUnsaved( stage.server, id );
		expect( await copy( stage, 'About' ) ).toEqual( { slug: 'mine' } );

		await press( 'Retry saving “About”' )( stage );
		await declineLogin( stage );
		await expectTold( 'About' );
		expectUnsaved( stage.server, id );
	} );

	it( 'reads the reason again when the review is closed and opened again (scenario 17)', async () => {
		const { stage } = await saveInVain( [ 'About' ] );
		await expectTold( 'About' );
		await press( 'Close' )( stage );
		await stage.user.click(
			await screen.findByRole( 'button', { name: /^Review 1 change/ } )
		);
		await expectTold( 'About' );
	} );

	function ClosableModal() {
		const [ isOpen, setIsOpen ] = useState( true );
		return isOpen ? (
			<AddNewModal
				postType={ PAGE_TYPE }
				onCreated={ () => {} }
				onClose={ () => setIsOpen( false ) }
			/>
		) : null;
	}

	it( 'is told why a new page is not created, and finds its title again (scenario 17)', async () => {
		const stage = await openStage();
		putPage( stage.server );
		await stage.show( <ClosableModal /> );
		await typeText( 'Title', 'News' )( stage );
		stage.server.failNext( SESSION_IS_OVER );
		await press( 'Create draft' )( stage );
		await declineLogin( stage );

		await waitFor( () => expect( stage.server.writes ).toHaveLength( 1 ) );
		expect( await screen.findByText( LOGGED_OUT, SEEN ) ).toBeVisible();
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'News' );
	} );
} );

it( 'loses only the area of a plugin’s screen that throws: the sidebar leads on, and what is unsaved can be saved (scenario 24)', async () => {
	const Broken = (): never => {
		throw new Error( 'Out of paint.' );
	};
	const stage = await openStage( '/workshop' );
	const { server, user } = stage;
	const id = putPage( server );
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve(
			answer( 200, {
				scripts: [ { handle: 'wp-core-data' } ],
				styles: [],
				preload: {},
			} )
		),
	};
	await loadHostScripts( [ 'wp-core-data' ] );
	await edit( id, { slug: 'mine' } );
	act( () => {
		void dispatch( store ).registerRoute( {
			name: 'shop',
			path: '/shop',
			areas: { content: <p>Shelves</p> },
		} );
		void dispatch( store ).registerRoute( {
			name: 'workshop',
			path: '/workshop',
			areas: {
				sidebar: (
					<button onClick={ () => goToAddress( '/shop' ) }>
						To the shop
					</button>
				),
				content: <Broken />,
			},
		} );
	} );
	await act( async () => void render( <App /> ) );

	const alert = await screen.findByRole( 'alert' );
	expect( alert ).toHaveTextContent( 'Out of paint.' );
	expect( screen.getAllByRole( 'alert' ) ).toEqual( [ alert ] );
	expectConsoleErrors();
	expect( hasEdits( id ) ).toBe( true );

	await user.click( screen.getByRole( 'button', { name: 'To the shop' } ) );
	expect( await screen.findByText( 'Shelves' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( hasEdits( id ) ).toBe( true );

	await user.click(
		await screen.findByRole( 'button', { name: /^Review 1 change/ } )
	);
	await user.click( await screen.findByRole( 'button', { name: 'Save' } ) );
	await waitFor( () =>
		expect( server.get( routeOf( id ) )?.slug ).toBe( 'mine' )
	);
} );

const COUNT = 100;
const REFUSED_PLACES = [ 0, 13, 14, 50, 51, 98, 99 ];

/** Something that is done to many pages at once. */
interface BulkAction {
	name: string;
	method: string;
	/** Shows the screens it needs, and runs the scenario. */
	run: ( stage: Stage, ids: readonly number[] ) => Promise< void >;
	isDone: ( page: Fields | undefined ) => boolean;
	/** Message about the items that succeeded. */
	getSuccess: ( count: number ) => string;
}

const BULK_ACTIONS: readonly BulkAction[] = [
	{
		name: 'a move to the trash',
		method: 'DELETE',
		run: async ( stage, ids ) => {
			await stage.show(
				<TrashModal
					items={ ids.map(
						( id ) =>
							stage.server.read(
								routeOf( id )
							) as unknown as Post
					) }
					closeModal={ () => {} }
				/>
			);
			await press( 'Trash' )( stage );
		},
		isDone: ( page ) => page?.status === 'trash',
		getSuccess: ( count ) => `${ count } items moved to the trash.`,
	},
	{
		name: 'the quick edit',
		method: 'PUT',
		run: async ( stage, ids ) => {
			// The host's form checks its fields in an effect, once more for each page that changes: React counts these.
			Object.assign( console, { error: () => {} } );
			goToAddress( '/page', `postId=${ ids.join( ',' ) }` );
			await stage.show( <PostEdit postType="page" /> );
			await screen.findByText( '100 items' );
			await press( /Status/ )( stage );
			await stage.user.click(
				await screen.findByRole( 'radio', { name: /^Private/ } )
			);
			await press( 'Apply' )( stage );
		},
		isDone: ( page ) => page?.status === 'private',
		getSuccess: ( count ) => `${ count } updated`,
	},
];

it.each( BULK_ACTIONS )(
	'counts and names the 7 of 100 pages that $name is refused for, and tries again with these alone (scenario 35)',
	async ( { method, run, isDone, getSuccess } ) => {
		const stage = await openStage();
		const { server } = stage;
		const ids = Array.from( { length: COUNT }, ( _, index ) =>
			putPage( server, `Page no. ${ index }.` )
		);
		const refused = REFUSED_PLACES.map( ( place ) => ids[ place ]! );
		const refusals: RequestPattern = {
			method,
			route: new RegExp( `^${ PAGES }/(${ refused.join( '|' ) })$` ),
		};
		const undone = () =>
			ids.filter( ( id ) => ! isDone( server.get( routeOf( id ) ) ) );
		server.failAll( refusals, FORBIDDEN );

		await run( stage, ids );
		await waitFor( () =>
			expect( document.body ).toHaveTextContent( /7 failed/ )
		);
		expect( document.body ).toHaveTextContent(
			getSuccess( COUNT - refused.length )
		);
		expect( undone() ).toEqual( refused );
		const failures = screen
			.getByRole( 'button', { name: 'Retry' } )
			.closest( '.components-snackbar, .components-notice' );
		expect( failures?.textContent?.match( /Page no\. \d+\./g ) ).toEqual(
			REFUSED_PLACES.map( ( place ) => `Page no. ${ place }.` )
		);
		expect( failures ).toHaveTextContent(
			'You are not allowed to edit this.'
		);

		const sent = server.writes.length;
		server.failAll( refusals );
		await press( 'Retry' )( stage );
		await waitFor( () =>
			expect( document.body ).toHaveTextContent(
				getSuccess( refused.length )
			)
		);
		expect( undone() ).toEqual( [] );
		expect(
			server.writes.slice( sent ).map( ( { route } ) => route )
		).toEqual( refused.map( routeOf ) );
		// A notice fades out.
		await waitFor( () =>
			expect( screen.queryByText( /7 failed/ ) ).not.toBeInTheDocument()
		);
	}
);

/** A way to create a record. */
interface Creation {
	name: string;
	collection: string;
	title: string;
	/** Goes to just before the press that creates it; `close` is called once that is done. */
	prepare: ( stage: Stage, close: () => void ) => Promise< void >;
	button: string;
}

const CREATIONS: readonly Creation[] = [
	{
		name: 'Add new',
		collection: PAGES,
		title: 'News',
		prepare: async ( stage, close ) => {
			putPage( stage.server );
			await stage.show(
				<AddNewModal
					postType={ PAGE_TYPE }
					onCreated={ () => {} }
					onClose={ close }
				/>
			);
			await typeText( 'Title', 'News' )( stage );
		},
		button: 'Create draft',
	},
	{
		name: 'Duplicate',
		collection: PAGES,
		title: 'About (Copy)',
		prepare: async ( stage, close ) => {
			const id = putPage( stage.server );
			const props = {
				items: [ stage.server.read( routeOf( id ) ) ],
				closeModal: close,
			} as unknown as RenderModalProps< Post >;
			await stage.show( <DuplicateModal { ...props } /> );
		},
		button: 'Duplicate',
	},
	{
		name: 'Add a pattern',
		collection: '/wp/v2/blocks',
		title: 'Team',
		prepare: async ( stage, close ) => {
			stage.server.on(
				{ method: 'GET', route: /\/atelier\/v1\/patterns$/ },
				() => aPatternLibrary()
			);
			await stage.show(
				<CreatePatternModal
					category={ undefined }
					onCreated={ () => {} }
					onClose={ close }
				/>
			);
			await typeText( 'Name', 'Team' )( stage );
		},
		button: 'Add',
	},
];

// Lets no answer arrive until it is called.
function holdAnswers(): () => void {
	const { fetch } = globalThis;
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	globalThis.fetch = async ( ...request ) => {
		const response = await fetch( ...request );
		await released;
		return response;
	};
	return release;
}

it.each( CREATIONS )(
	'$name: ten clicks in a row make one record (scenario 36)',
	async ( { collection, title, prepare, button: name } ) => {
		const stage = await openStage();
		const { server } = stage;
		const close = jest.fn();
		await prepare( stage, close );
		const button = screen.getByRole( 'button', { name } );
		const release = holdAnswers();
		for ( let click = 0; click < 10; click++ ) {
			fireEvent.click( button );
		}
		expect( close ).not.toHaveBeenCalled();
		await act( async () => release() );

		await waitFor( () => expect( close ).toHaveBeenCalledTimes( 1 ) );
		expect(
			server
				.list( collection )
				.filter( ( record ) => record.title === title )
		).toHaveLength( 1 );
		expect( server.writes ).toHaveLength( 1 );
	}
);

/** When an edit is made, with a response that is older than the saved record. */
interface LaggingEdit {
	name: string;
	edits: Fields;
	isBegunBefore?: boolean;
	/** Whether the person is asked which of their versions is to stay. */
	isAsked?: boolean;
}

const LAGGING_EDITS: readonly LaggingEdit[] = [
	{
		name: 'an edit that was begun before the older answer',
		edits: { slug: 'second' },
		isBegunBefore: true,
	},
	{
		name: 'an edit of another field of the older answer',
		edits: { status: 'private' },
	},
	{
		name: 'an edit of the same field of the older answer',
		edits: { slug: 'second' },
		isAsked: true,
	},
];

async function saveBesideOlderAnswer( {
	edits,
	isBegunBefore = false,
	isAsked = false,
}: LaggingEdit ): Promise< void > {
	const stage = await openStage();
	const { server } = stage;
	const id = putPage( server );
	const route = routeOf( id );
	await stage.show(
		<>
			<SaveHubContent />
			<Conflicts />
		</>
	);
	await edit( id, { slug: 'first' } );
	const older = server.read( route );
	const save = async () => {
		await press( /^Review 1 change/ )( stage );
		await press( 'Save' )( stage );
	};
	await save();
	await waitFor( () => expect( hasEdits( id ) ).toBe( false ) );
	expect( server.get( route )?.slug ).toBe( 'first' );

	if ( isBegunBefore ) {
		await edit( id, edits );
	}
	server.writeAs( 'this person' );
	let staleReads = 0;
	server.on( { method: 'GET', route: new RegExp( `${ route }$` ) }, () => {
		staleReads++;
		return older;
	} );
	await act( async () => {
		await registry
			.dispatch( coreStore )
			.invalidateResolution( 'getEntityRecord', [
				'postType',
				'page',
				id,
			] );
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'postType', 'page', id );
	} );
	expect( staleReads ).toBe( 1 );
	if ( ! isBegunBefore ) {
		await edit( id, edits );
	}
	await save();

	if ( isAsked ) {
		expect(
			await screen.findByText(
				'You changed this in another tab or window since you opened it here. Your changes are not saved yet.'
			)
		).toBeVisible();
		expect( server.get( route )?.slug ).toBe( 'first' );
		await press( 'Overwrite with my version' )( stage );
	}
	await waitFor( () =>
		expect( server.get( route ) ).toMatchObject( {
			slug: 'first',
			...edits,
		} )
	);
	await waitFor( () => expect( hasEdits( id ) ).toBe( false ) );
	await waitFor( () =>
		expect( document.body ).toHaveTextContent( 'Site updated.' )
	);
}

it.each( LAGGING_EDITS )(
	'takes $name for nobody else’s change when a replica lags behind what was saved (scenario 40)',
	async ( lagging ) => {
		await saveBesideOlderAnswer( lagging );
		expect( document.body ).not.toHaveTextContent( /Anna|someone/i );
	}
);

it.each( LAGGING_EDITS.slice( 1 ) )(
	'does not speak of the person as of another after $name (scenario 40)',
	async ( lagging ) => {
		await saveBesideOlderAnswer( lagging );
		expect( document.body ).not.toHaveTextContent( /\bAda\b/ );
	}
);
