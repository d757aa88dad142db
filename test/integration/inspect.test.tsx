/*
 * Why does it look like this: an element of a page is stepped to and explained, its value reset, its control found. The rules have
 * tables of their own; e2e/specs/inspect.spec.ts compares them with a real browser.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
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
		attributes: { style: { type: 'object' } },
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
	isReadOnly = false,
	editorSettings: object = {}
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
			editorSettings={ editorSettings as Record< string, unknown > }
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

it( 'names the space between blocks by what it is between, where rows and columns differ', async () => {
	const stage = await openInspector();
	const { page } = stage;
	const show = async ( gap: string ) => {
		page.body.innerHTML = `<div class="wp-block-design-card" style="${ gap }">A card</div>`;
		await explain( stage, 1 );
	};
	await show( 'row-gap: 1px; column-gap: 2px' );
	expect(
		within( why() ).getByText( 'Block spacing, between columns' )
	).toBeVisible();
	await stage.user.keyboard( '{Escape}' );
	await show( 'row-gap: 1px; column-gap: 1px' );
	expect(
		within( why() ).getByText( 'Spacing, block spacing' )
	).toBeVisible();
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

it.each( [
	[
		'quotes a rule that has another value than Additional CSS',
		'h2{color:purple}',
		'from a rule of the page: h2',
	],
	[
		'names no file with a selector that ends in the same way',
		'',
		'from Additional CSS, line 3',
	],
	[
		'names the file whose sheet the editor inlined',
		'.head2{top:0}h2{color:purple}',
		'from the theme any (editor-style.css)',
	],
] )( '%s', async ( _name, css, expected ) => {
	const stage = await openInspector( false, {
		styles: [
			{
				css: '.head2{top:0}\nh2 { color: purple }',
				baseURL:
					'http://localhost/wp-content/themes/any/editor-style.css',
			},
		],
	} );
	const sheet = stage.page.createElement( 'style' );
	sheet.textContent = css;
	stage.page.head.append( sheet );
	await explain( stage, 1 );
	expect( within( why() ).getByText( expected ) ).toBeVisible();
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

/** Opens the editor of a record with a card that has a color of its own, and explains the card. */
async function explainInEditor() {
	const stage = await openInspector();
	const card = createBlock( 'design/card', {
		style: { color: { text: 'purple' } },
	} );
	const { resetBlocks } = dispatch( blockEditorStore );
	await act( async () => {
		await resetBlocks( [ card ] );
		goToAddress( '/', 'canvas=edit' );
	} );
	stage.page.body.innerHTML = `<div class="wp-block-design-card" style="color: purple" data-block="${ card.clientId }" data-type="design/card">A card</div>`;
	await explain( stage, 1 );
	const readStyle = () =>
		select( blockEditorStore ).getBlockAttributes( card.clientId )?.style;
	return { ...stage, card, readStyle };
}

it( 'in the editor resets what a block has of its own, which the notice takes back', async () => {
	const { user, readStyle, server, cleanUp } = await explainInEditor();
	const row = within( why() ).getByText( 'Color, text' ).closest( 'li' );
	const [ own ] = within( row as HTMLElement ).getAllByRole( 'button', {
		name: 'Reset here',
	} );
	await user.click( own as HTMLElement );
	await waitFor( () => expect( readStyle() ).toBeUndefined() );
	expect( server.writes ).toEqual( [] );
	await user.click(
		within( await screen.findByTestId( 'snackbar' ) ).getByRole( 'button', {
			name: 'Undo',
		} )
	);
	await waitFor( () =>
		expect( readStyle() ).toEqual( { color: { text: 'purple' } } )
	);
	cleanUp();
} );

it( 'in the editor leads to the block that has a value of its own', async () => {
	const { user, card, cleanUp } = await explainInEditor();
	await user.click(
		within( why() ).getByRole( 'button', { name: 'This block' } )
	);
	expect( select( blockEditorStore ).getSelectedBlockClientId() ).toBe(
		card.clientId
	);
	cleanUp();
} );

it.each( [
	[ 'a preview', 'atelier-record-canvas', 'data-enters-edit', '' ],
	[ 'a walk', 'atelier-walk', 'class', 'atelier-walk__editor' ],
] )(
	'in %s opens the editor with the block selected that has a value of its own',
	async ( _name, className, mark, value ) => {
		const stage = await openInspector();
		const { page, user } = stage;
		const frame = page.defaultView?.frameElement as Element;
		const preview = document.createElement( 'div' );
		preview.className = className;
		frame.before( preview );
		preview.append( frame );
		const content = [ 'One', 'Two' ]
			.map(
				( text ) =>
					`<div class="wp-block-design-card" style="color: purple">${ text }</div>`
			)
			.join( '' );
		// A frame that is moved is empty again.
		const shown = ( frame as HTMLIFrameElement )
			.contentDocument as Document;
		showAll( frame as HTMLIFrameElement );
		shown.body.innerHTML = content;
		const enter = document.createElement( 'button' );
		enter.setAttribute( mark, value );
		preview.append( enter );
		const cards = [ 'One', 'Two' ].map( () =>
			createBlock( 'design/card' )
		);
		enter.addEventListener( 'click', () => {
			shown.body.innerHTML = content;
			Array.from( shown.body.children ).forEach( ( element, index ) => {
				element.setAttribute(
					'data-block',
					cards[ index ]?.clientId ?? ''
				);
				element.setAttribute( 'data-type', 'design/card' );
			} );
			void dispatch( blockEditorStore ).resetBlocks( cards );
		} );
		await explain( stage, 2 );
		await user.click(
			within( why() ).getByRole( 'button', { name: 'Edit this block' } )
		);
		await waitFor( () =>
			expect(
				select( blockEditorStore ).getSelectedBlockClientId()
			).toBe( cards[ 1 ]?.clientId )
		);
		stage.cleanUp();
		preview.remove();
	}
);

it( 'offers no way to the editor of a page for what stands around its content', async () => {
	const stage = await openInspector();
	const { page } = stage;
	const preview = page.defaultView?.frameElement?.parentElement;
	preview?.classList.add( 'atelier-record-canvas' );
	const enter = document.createElement( 'button' );
	enter.setAttribute( 'data-enters-edit', '' );
	preview?.append( enter );
	page.body.className = 'page';
	const card =
		'<div class="wp-block-design-card" style="color: purple">A card</div>';
	page.body.innerHTML = `${ card }<div class="wp-block-post-content">${ card }</div>`;
	const offered = () =>
		within( why() ).queryByRole( 'button', { name: 'Edit this block' } );
	await explain( stage, 1 );
	expect( within( why() ).getByText( 'This block' ) ).toBeVisible();
	expect( offered() ).toBeNull();
	await stage.user.keyboard( '{Escape}' );
	await stage.user.tab();
	await stage.user.tab();
	await stage.user.keyboard( '{Enter}' );
	expect( offered() ).not.toBeNull();
	preview?.classList.remove( 'atelier-record-canvas' );
	enter.remove();
	stage.cleanUp();
} );

it( 'tells what is different while a link is pointed at, and leads to its control', async () => {
	const stage = await openInspector();
	const { page, id, user } = stage;
	const [ style ] = Array.from( page.querySelectorAll( 'style' ) );
	if ( ! style ) {
		throw new Error( 'The page has no styles.' );
	}
	await act( () =>
		dispatch( coreStore ).editEntityRecord( 'root', 'globalStyles', id, {
			styles: {
				elements: { link: { ':hover': { color: { text: 'red' } } } },
			},
		} )
	);
	style.textContent =
		'a{color:blue}:root :where(a:where(:not(.wp-element-button)):hover){color:red}';
	page.body.innerHTML = '<a href="#">A link</a>';
	await explain( stage, 1 );
	const title = within( why() ).getByRole( 'heading', {
		name: 'In the state “Hover”',
	} );
	const list = title.nextElementSibling as HTMLElement;
	expect( list ).toHaveTextContent( /Color, text.*Yours.*red/ );
	await user.click(
		within( list ).getByRole( 'button', { name: 'Links › Hover' } )
	);
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: 'Link hover' } )
		).toHaveFocus()
	);
	stage.cleanUp();
} );

it( 'gives people who may only read the cascade without buttons', async () => {
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

it( 'outlines what the focused control is about in the page that takes the place of another', async () => {
	const stage = await openInspector();
	stage.page.body.innerHTML = '<a>One</a>';
	act( () => goToAddress( '/styles', 'section=%2Fcolors' ) );
	const link = await screen.findByRole( 'button', { name: 'Link' } );
	await waitFor( () =>
		expect(
			screen.getByRole( 'heading', { name: 'Colors' } )
		).toHaveFocus()
	);
	act( () => link.focus() );
	expect( await screen.findByText( /^1 here/, {}, PATIENT ) ).toBeVisible();
	const book = document.createElement( 'iframe' );
	book.name = 'style-book-canvas';
	act( () => document.body.append( book ) );
	const page = book.contentDocument as Document;
	page.body.innerHTML = '<a>One</a><a>Two</a>';
	expect( await screen.findByText( /^2 here/, {}, PATIENT ) ).toBeVisible();
	expect( page.getElementById( 'atelier-touched' ) ).not.toBeNull();
	expect( stage.page.getElementById( 'atelier-touched' ) ).toBeNull();
	book.remove();
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
