/*
 * Retry of every boundary of the shell: a part that could not be shown is shown again, and nothing else of the page was unmounted.
 */
import type { ComponentType } from 'react';
import { store as commandsStore } from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { store as preferencesStore } from '@wordpress/preferences';
import {
	act,
	cleanup,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { App } from '@/app/app';
import { Dialog } from '@/components/dialog';
import { store } from '@/data/store';
import { loadHostScripts } from '@/wordpress/host-scripts';
import { goToAddress } from '@test/helpers/address';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { answer } from './support/rest-server';
import { openStage, preparePage } from './support/stage';

const mockBroken = new Set< string >();

// The part itself, which throws while it is broken.
function mockPart( path: string, name: string ) {
	const actual = jest.requireActual( path );
	const Part: ComponentType = actual[ name ];
	return {
		...actual,
		[ name ]: function BreakablePart( props: object ) {
			if ( mockBroken.has( name ) ) {
				throw new Error( 'Out of paint.' );
			}
			return <Part { ...props } />;
		},
	};
}

jest.mock( '@/app/layout/site-hub', () =>
	mockPart( '@/app/layout/site-hub', 'SiteHub' )
);
jest.mock( '@/app/layout/save-hub', () =>
	mockPart( '@/app/layout/save-hub', 'SaveHub' )
);
jest.mock( '@/app/layout/save-support', () =>
	mockPart( '@/app/layout/save-support', 'SaveSupport' )
);
jest.mock( '@/app/layout/conflicts', () =>
	mockPart( '@/app/layout/conflicts', 'LazyConflicts' )
);
jest.mock( '@/app/layout/command-palette', () =>
	mockPart( '@/app/layout/command-palette', 'CommandPalette' )
);
jest.mock( '@/app/layout/snackbars', () =>
	mockPart( '@/app/layout/snackbars', 'Snackbars' )
);
jest.mock( '@/app/login', () => mockPart( '@/app/login', 'LoginDialog' ) );
jest.mock( '@/kits/saving/recovery', () =>
	mockPart( '@/kits/saving/recovery', 'Recovery' )
);
jest.mock( '@/kits/saving/theme-preview/theme-preview-bar', () =>
	mockPart(
		'@/kits/saving/theme-preview/theme-preview-bar',
		'ThemePreviewBar'
	)
);
jest.mock( '@/kits/saving/theme-preview/theme-preview-fallback', () =>
	mockPart(
		'@/kits/saving/theme-preview/theme-preview-fallback',
		'ThemePreviewFallback'
	)
);
jest.mock( '@/app/welcome-guides', () =>
	mockPart( '@/app/welcome-guides', 'WelcomeGuides' )
);

/** An area of a screen, which throws while it is broken. */
function Area( { name }: { name: string } ) {
	if ( mockBroken.has( name ) ) {
		throw new Error( 'Out of paint.' );
	}
	return <input aria-label={ `Text of the ${ name }` } />;
}

const AREAS = [ 'sidebar', 'content', 'edit', 'preview' ] as const;

/** A part of the page with a boundary of its own. */
interface GuardedPart {
	name: string;
	/** Message of the boundary; areas have a sentence of their own. */
	message: string;
	/** Requests its content, where it does not do so by itself. */
	ask?: () => unknown;
	/** Finds its content; missing where it shows none. */
	find?: () => Promise< HTMLElement >;
}

const AREA_MESSAGE = 'This part could not be shown';

const PARTS: readonly GuardedPart[] = [
	{
		name: 'SiteHub',
		message: 'The site’s name could not be shown.',
		find: () => screen.findByRole( 'link', { name: /Dashboard/ } ),
	},
	{
		name: 'ThemePreviewBar',
		message: 'The theme preview could not be shown.',
		find: () => screen.findByText( 'Previewing theme: Slate' ),
	},
	{
		name: 'SaveHub',
		message: 'The save button could not be shown.',
		find: () => screen.findByRole( 'button', { name: 'Activate Slate' } ),
	},
	{
		name: 'LoginDialog',
		message: 'The login could not be shown.',
		ask: () =>
			dispatch( store ).requestLogin( {
				isOtherPerson: false,
				personName: '',
			} ),
		find: () => screen.findByRole( 'dialog', { name: 'Session expired' } ),
	},
	{
		name: 'SaveSupport',
		message: 'The review of changes could not be shown.',
		ask: () => dispatch( store ).setIsSaveViewOpened( true ),
		find: () => screen.findByRole( 'dialog', { name: 'Review changes' } ),
	},
	{
		name: 'LazyConflicts',
		message: 'The changes of other users could not be shown.',
	},
	{
		name: 'Recovery',
		message: 'Unsaved changes from before could not be shown.',
	},
	{
		name: 'ThemePreviewFallback',
		message: 'The theme preview could not be shown.',
	},
	{
		name: 'CommandPalette',
		message: 'The command palette could not be shown.',
		ask: () => dispatch( commandsStore ).open(),
		find: () => screen.findByRole( 'dialog', { name: /Command palette/i } ),
	},
	{
		name: 'WelcomeGuides',
		message: 'The welcome guide could not be shown.',
		ask: () => dispatch( store ).openWelcomeGuide( 'site' ),
		find: () => screen.findByRole( 'dialog' ),
	},
	{
		name: 'Snackbars',
		message: 'A notice could not be shown.',
		ask: () =>
			dispatch( noticesStore ).createInfoNotice( 'Done', {
				type: 'snackbar',
			} ),
		find: () =>
			screen.findByText( 'Done', {
				selector: '.components-snackbar__content',
			} ),
	},
	...AREAS.map( ( name ) => ( {
		name,
		message: AREA_MESSAGE,
		find: () => screen.findByLabelText( `Text of the ${ name }` ),
	} ) ),
];

const { error } = console;

beforeAll( async () => {
	preparePage( {
		themePreview: {
			stylesheet: 'slate',
			name: 'Slate',
			exists: true,
			nonce: 'nonce00000',
		},
	} );
	ignoreSizes();
	Element.prototype.scrollIntoView = () => {};
	// Room for all areas.
	window.innerWidth = 2000;
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
	void dispatch( preferencesStore ).set( 'atelier', 'welcomeGuide', false );
	void dispatch( store ).registerRoute( {
		name: 'gallery',
		path: '/gallery',
		title: () => 'Gallery',
		areas: Object.fromEntries(
			AREAS.map( ( name ) => [
				name,
				<Area key={ name } name={ name } />,
			] )
		),
	} );
} );

afterEach( () => {
	mockBroken.clear();
	cleanup();
	void dispatch( store ).answerLoginRequest( false );
	void dispatch( store ).setIsSaveViewOpened( false );
	void dispatch( store ).openWelcomeGuide( null );
	void dispatch( commandsStore ).close();
	Object.assign( console, { error } );
} );

// Parts that always show something.
const WITNESSES: readonly string[] = [
	'SiteHub',
	'SaveHub',
	'ThemePreviewBar',
	...AREAS,
];

// Elements that would be others if their part had been unmounted.
const findWitnesses = () => [
	...screen.queryAllByRole( 'link', { name: /Dashboard/, hidden: true } ),
	...screen.queryAllByRole( 'button', {
		name: 'Activate Slate',
		hidden: true,
	} ),
	...screen.queryAllByText( 'Previewing theme: Slate' ),
	...screen.queryAllByLabelText( /^Text of the / ),
];

it.each( PARTS )(
	'$name: Retry shows it again, and nothing else was unmounted',
	async ( { name, message, ask, find } ) => {
		await openStage( '/gallery' );
		goToAddress( '/gallery', 'wp_theme_preview=slate' );
		// React says of each error that a boundary has caught it.
		Object.assign( console, { error: () => {} } );
		mockBroken.add( name );
		await act( async () => void render( <App /> ) );

		const alert = (
			await screen.findByText( new RegExp( message ) )
		).closest< HTMLElement >( '[role="alert"]' );
		expect( alert ).toHaveTextContent( 'Out of paint.' );
		expect( screen.getAllByRole( 'alert' ) ).toEqual( [ alert ] );
		// Lazy parts load after the error.
		await waitFor( () =>
			expect( findWitnesses() ).toHaveLength(
				WITNESSES.includes( name )
					? WITNESSES.length - 1
					: WITNESSES.length
			)
		);
		const witnesses = findWitnesses();

		mockBroken.delete( name );
		await userEvent.click(
			within( alert as HTMLElement ).getByRole( 'button', {
				name: 'Retry',
			} )
		);
		await waitFor( () => expect( alert ).not.toBeInTheDocument() );
		for ( const witness of witnesses ) {
			expect( witness ).toBeInTheDocument();
		}
		act( () => void ask?.() );
		if ( find ) {
			const shown = await find();
			// A notice fades in.
			await waitFor( () => expect( shown ).toBeVisible() );
		}
	}
);

// Lint lets no other component use the host's modal.
it( 'A modal: Retry shows its content again in the same window', async () => {
	Object.assign( console, { error: () => {} } );
	mockBroken.add( 'dialog' );
	render(
		<Dialog title="Rename" onRequestClose={ () => {} }>
			<Area name="dialog" />
		</Dialog>
	);
	const dialog = screen.getByRole( 'dialog', { name: 'Rename' } );
	expect( dialog ).toHaveTextContent( 'Out of paint.' );

	mockBroken.clear();
	await userEvent.click(
		within( dialog ).getByRole( 'button', { name: 'Retry' } )
	);
	expect( screen.getByLabelText( 'Text of the dialog' ) ).toBeVisible();
	expect( screen.getByRole( 'dialog', { name: 'Rename' } ) ).toBe( dialog );
} );
