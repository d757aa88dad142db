/*
 * Why does it look like this: an element of a page is stepped to and explained, its value reset, its control found. The rules have
 * tables of their own; what the browser says is tried in e2e/specs/inspect.spec.ts.
 */
import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { act, screen, waitFor, within } from '@testing-library/react';

import { StylesWorkspace } from '@/features/styles';
import { GlobalStylesProvider } from '@/features/styles/config/provider';
import { InspectLayer } from '@/features/styles/inspect/inspect-layer';
import { InspectPreview } from '@/kits/canvas/inspect';
import { useRoute } from '@/router';
import { goToAddress } from '@test/helpers/address';
import { openStage, preparePage, type Stage } from './support/stage';
import { answer } from './support/rest-server';
import { forgetTheme, serveStyles, stylesRoute } from './support/styles';

beforeAll( () => {
	preparePage();
	registerBlockType( 'design/card', {
		apiVersion: 3,
		title: 'Card',
		category: 'design',
		attributes: {},
		supports: { color: { text: true } },
		save: () => null,
		edit: () => null,
	} );
} );

afterAll( () => void unregisterBlockType( 'design/card' ) );

/** A busy machine counts slowly. */
const PATIENT = { timeout: 20_000 };

let lastId = 8200;

/** Opens a page with a card and a heading; the card is red by the person's styles. */
async function openInspector(
	isReadOnly = false
): Promise< Stage & { id: number; page: Document; onClose: jest.Mock } > {
	const id = ++lastId;
	const stage = await openStage();
	await forgetTheme();
	serveStyles( stage.server, id, {
		styles: {
			color: { text: 'green' },
			blocks: { 'design/card': { color: { text: 'red' } } },
			css: '\n\nh2 { color: blue; }',
		},
		_links: { 'wp:action-edit-css': [ {} ] },
	} );
	stage.server.on(
		{ method: 'GET', route: /global-styles\/themes\// },
		() => ( {
			settings: { color: { text: true, link: true } },
			styles: {},
		} )
	);
	if ( isReadOnly ) {
		const read = () =>
			answer( 200, stage.server.get( stylesRoute( id ) ), {
				allow: 'GET',
			} );
		for ( const method of [ 'OPTIONS', 'GET' ] ) {
			stage.server.on( { method, route: /global-styles\/\d+$/ }, read );
		}
	}
	stage.server.on( { method: 'GET', route: /default-styles$/ }, () => ( {
		settings: {},
		styles: {},
	} ) );
	stage.server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	const frame = document.createElement( 'iframe' );
	frame.name = 'editor-canvas';
	document.body.append( frame );
	const page = frame.contentDocument as Document;
	page.head.innerHTML =
		'<style>body{color:green}:root :where(.wp-block-design-card){color:red}\nh2{color:blue}</style>';
	page.body.innerHTML =
		'<div class="wp-block-design-card">A card</div><h2>A heading</h2>';
	showAll( frame );
	const onClose = jest.fn();
	await stage.show(
		<GlobalStylesProvider
			editorSettings={ {} }
			fallback={ null }
			renderError={ () => null }
		>
			<InspectLayer findFrame={ () => frame } onClose={ onClose } />
			<Panel />
		</GlobalStylesProvider>
	);
	await screen.findByRole( 'application' );
	return {
		...stage,
		id,
		page,
		onClose,
		cleanUp: () => {
			stage.cleanUp();
			frame.remove();
		},
	};
}

// Every element takes up room.
function showAll( { contentWindow }: HTMLIFrameElement ): void {
	const { Element: FrameElement, HTMLElement: FrameHtmlElement } =
		contentWindow as unknown as typeof globalThis;
	FrameElement.prototype.getBoundingClientRect = () =>
		new DOMRect( 0, 0, 10, 10 );
	FrameHtmlElement.prototype.scrollIntoView = () => {};
	( contentWindow as Window ).document.elementFromPoint = () => null;
	( contentWindow as Window ).matchMedia = () =>
		( { matches: false } ) as MediaQueryList;
}

// Styles beside the preview.
function Panel() {
	const { query } = useRoute();
	return (
		<StylesWorkspace
			section={ query.section }
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
}

/** Steps to an element by keyboard, and explains it. */
async function explain( { user }: Stage, steps: number ): Promise< void > {
	act( () => screen.getByRole( 'application' ).focus() );
	for ( let step = 0; step < steps; step++ ) {
		await user.tab();
	}
	await user.keyboard( '{Enter}' );
}

const why = () => screen.getByRole( 'region', { name: 'Why' } );

function readStyles( id: number ): unknown {
	return (
		select( coreStore ).getEditedEntityRecord(
			'root',
			'globalStyles',
			id
		) as unknown as { styles: unknown }
	 ).styles;
}

it( 'steps through headings first, and explains what setting wins', async () => {
	const stage = await openInspector();
	act( () => screen.getByRole( 'application' ).focus() );
	await stage.user.tab();
	expect(
		screen.getByText( 'Heading 2 “A heading”', {
			selector: '[role=status]',
		} )
	).toBeInTheDocument();
	await stage.user.tab();
	await stage.user.keyboard( '{Enter}' );
	expect(
		within( why() ).getByRole( 'heading', { name: 'Card “A card”' } )
	).toHaveFocus();
	const row = within( why() ).getByText( 'Color, text' ).closest( 'li' );
	expect( row ).toHaveTextContent( /Card.*Yours.*red/ );

	await stage.user.keyboard( '{Escape}' );
	expect( screen.getByRole( 'application' ) ).toHaveFocus();
	expect( stage.onClose ).not.toHaveBeenCalled();
	await stage.user.keyboard( '{Escape}' );
	expect( stage.onClose ).toHaveBeenCalledTimes( 1 );
	stage.cleanUp();
} );

it( 'names the line of Additional CSS', async () => {
	const stage = await openInspector();
	await explain( stage, 1 );
	expect(
		within( why() ).getByText( 'from Additional CSS, line 3' )
	).toBeVisible();
	stage.cleanUp();
} );

it( 'goes on at the page when what was explained is no longer there', async () => {
	const stage = await openInspector();
	await explain( stage, 2 );
	stage.page.body.innerHTML = '<p>Another page</p>';
	await stage.user.hover( screen.getByRole( 'application' ) );
	await waitFor( () =>
		expect( screen.getByRole( 'application' ) ).toHaveFocus()
	);
	expect( screen.queryByRole( 'region', { name: 'Why' } ) ).toBeNull();
	stage.cleanUp();
} );

it( 'resets a value as one unsaved edit, which the notice takes back', async () => {
	const stage = await openInspector();
	const { id, user } = stage;
	await explain( stage, 2 );
	await user.click(
		within( why() ).getByRole( 'button', { name: 'Reset here' } )
	);
	await waitFor( () =>
		expect( readStyles( id ) ).toEqual( {
			color: { text: 'green' },
			css: '\n\nh2 { color: blue; }',
		} )
	);
	expect( stage.server.writes ).toEqual( [] );
	await user.click(
		within( await screen.findByTestId( 'snackbar' ) ).getByRole( 'button', {
			name: 'Undo',
		} )
	);
	await waitFor( () =>
		expect( readStyles( id ) ).toMatchObject( {
			blocks: { 'design/card': { color: { text: 'red' } } },
		} )
	);
	stage.cleanUp();
} );

it( 'gives people who may only read the ladder without buttons', async () => {
	const stage = await openInspector( true );
	await explain( stage, 2 );
	const row = within( why() ).getByText( 'Color, text' ).closest( 'li' );
	expect( row ).toHaveTextContent( /Card.*Yours.*red/ );
	expect(
		screen.queryByRole( 'button', { name: 'Reset here' } )
	).not.toBeInTheDocument();
	stage.cleanUp();
} );

it( 'leads to the control of a value and gives it the focus', async () => {
	const stage = await openInspector();
	const { user } = stage;
	await explain( stage, 1 );
	await user.click(
		within( why() ).getByRole( 'button', {
			name: 'Explain what is around it: Page',
		} )
	);
	await user.click( within( why() ).getByRole( 'button', { name: 'Site' } ) );
	expect(
		await screen.findByRole( 'heading', { name: 'Colors' } )
	).toBeVisible();
	await waitFor( () =>
		expect( screen.getByRole( 'button', { name: 'Text' } ) ).toHaveFocus()
	);
	stage.cleanUp();
} );

it( 'outlines what the focused control is about, and counts it', async () => {
	const stage = await openInspector();
	const { page } = stage;
	const [ style ] = Array.from( page.querySelectorAll( 'style' ) );
	if ( ! style ) {
		throw new Error( 'The page has no styles.' );
	}
	style.textContent += 'a{color:blue}.has-sky-color{color:skyblue!important}';
	page.body.innerHTML = '<a>One</a><a class="has-sky-color">Two</a>';
	act( () => goToAddress( '/styles', 'section=%2Fcolors' ) );
	const link = await screen.findByRole( 'button', { name: 'Link' } );
	const title = screen.getByRole( 'heading', { name: 'Colors' } );
	// A screen that opens gives its title the focus, and puts back a focus that is lost.
	await waitFor( () => expect( title ).toHaveFocus() );
	act( () => link.focus() );
	expect( await screen.findByText( /^2 here/, {}, PATIENT ) ).toBeVisible();
	await waitFor( () =>
		expect( page.getElementById( 'atelier-touched' ) ).toHaveTextContent(
			/:is\(a.*\)\{outline/
		)
	);
	act( () => title.focus() );
	await waitFor( () =>
		expect( page.getElementById( 'atelier-touched' ) ).toBeNull()
	);
	stage.cleanUp();
} );

it( 'begins by the key I in the preview, not in a field, and ends by its button', async () => {
	const stage = await openStage();
	await forgetTheme();
	serveStyles( stage.server, ++lastId );
	await stage.show(
		<div>
			<input aria-label="Field" />
			<button type="button">Edit</button>
			<InspectPreview />
		</div>
	);
	await stage.user.type( screen.getByLabelText( 'Field' ), 'i' );
	expect( screen.queryByRole( 'region', { name: 'Inspect' } ) ).toBeNull();
	act( () => screen.getByRole( 'button', { name: 'Edit' } ).focus() );
	await stage.user.keyboard( 'i' );
	expect(
		await screen.findByRole( 'region', { name: 'Inspect' }, PATIENT )
	).toBeInTheDocument();
	await stage.user.click( screen.getByRole( 'button', { name: 'Inspect' } ) );
	expect( screen.queryByRole( 'region', { name: 'Inspect' } ) ).toBeNull();
	stage.cleanUp();
} );
