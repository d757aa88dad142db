/*
 * Screens of Styles in the real workspace: revisions while the first page is on the way, and fonts that lead to the library.
 */
import { useState } from 'react';
import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { act, screen, waitFor, within } from '@testing-library/react';

import { StylesWorkspace } from '@/features/styles';
import { openStage, preparePage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

it( 'shows nothing but that it loads until the first page of revisions is there', async () => {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	serveStyles( server, 6100 );
	server.on( { method: 'GET', route: /\/revisions$/ }, () => [
		{
			id: 91,
			author: 1,
			modified_gmt: '2026-05-03T10:00:00',
			settings: {},
			styles: { css: 'a { color: red; }' },
		},
	] );
	server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	const { fetch } = globalThis;
	globalThis.fetch = async ( url, options ) => {
		if ( String( url ).includes( '/revisions' ) ) {
			await released;
		}
		return fetch( url, options );
	};
	await stage.show(
		<StylesWorkspace
			section="/revisions"
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);

	const list = await screen.findByRole( 'list', { name: 'Revisions' } );
	expect( list ).toBeEmptyDOMElement();
	expect( screen.queryByText( '2 revisions' ) ).not.toBeInTheDocument();
	await act( async () => release() );
	expect( await screen.findByText( '2 revisions' ) ).toBeVisible();
	expect( list ).not.toBeEmptyDOMElement();
	// Copied or read aloud, the time and the number are two words.
	expect( list.textContent ).toMatch( / Revision 2/ );
	stage.cleanUp();
} );

it( 'shows the same revision on when an edit puts the unsaved changes first', async () => {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	serveStyles( server, 6150, { styles: { css: 'b { color: red; }' } } );
	server.on( { method: 'GET', route: /\/revisions$/ }, () =>
		[ 'a', 'b' ].map( ( name, index ) => ( {
			id: 192 - index,
			author: 1,
			modified_gmt: '2026-05-03T10:00:00',
			settings: {},
			styles: { css: `${ name } { color: red; }` },
		} ) )
	);
	server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	await stage.show(
		<StylesWorkspace
			section="/revisions"
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);

	const list = await screen.findByRole( 'list', { name: 'Revisions' } );
	const readShown = () =>
		within( list )
			.getAllByRole( 'button', { pressed: true } )
			.map( ( { textContent } ) => textContent );
	await within( list ).findByRole( 'button', { name: /Revision 2/ } );
	// The details are in a place of their own, so that no row moves.
	expect( within( list ).queryByText( 'Apply' ) ).not.toBeInTheDocument();
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Apply' } )
	);
	expect(
		await within( list ).findByRole( 'button', {
			name: /^Unsaved changes/,
		} )
	).toBeVisible();
	expect( readShown() ).toEqual( [
		expect.stringMatching( /Revision 2 UnsavedShown/ ),
	] );
	stage.cleanUp();
} );

it( 'opens a font of Typography in the library', async () => {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	const sen = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
	await forgetTheme();
	serveStyles( server, 6200, {
		settings: { typography: { fontFamilies: { custom: [ sen ] } } },
	} );
	server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	const opened: unknown[] = [];
	await stage.show(
		<StylesWorkspace
			section="/typography"
			onSectionChange={ () => {} }
			onManageFonts={ ( family ) => opened.push( family ) }
			editorSettings={ {} }
			fallback={ null }
		/>
	);

	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Sen' } )
	);
	await stage.user.click(
		screen.getByRole( 'button', { name: 'Manage fonts' } )
	);
	// One of the theme may have the same slug.
	expect( opened ).toEqual( [ 'installed:sen', undefined ] );
	stage.cleanUp();
} );

it( 'keeps the filter of blocks on the way back from one, and resets a block in its row', async () => {
	registerBlockType( 'shop/card', {
		apiVersion: 3,
		title: 'Card',
		category: 'widgets',
		attributes: {},
		styles: [ { name: 'framed', label: 'Framed' } ],
		save: () => null,
	} );
	registerBlockType( 'shop/case', {
		apiVersion: 3,
		title: 'Card case',
		category: 'widgets',
		attributes: {},
		styles: [ { name: 'framed', label: 'Framed' } ],
		save: () => null,
	} );
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	serveStyles( server, 6300, {
		styles: { blocks: { 'shop/card': { color: { text: 'red' } } } },
	} );
	server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	function Workspace() {
		const [ section, setSection ] = useState< string | undefined >(
			'/blocks'
		);
		return (
			<>
				<button onClick={ () => setSection( '/blocks/shop%2Fgone' ) }>
					Open a block
				</button>
				<StylesWorkspace
					section={ section }
					onSectionChange={ setSection }
					editorSettings={ {} }
					fallback={ null }
				/>
			</>
		);
	}
	await stage.show( <Workspace /> );
	const findFilter = () =>
		screen.findByRole( 'checkbox', {
			name: 'Customized only (1 block)',
		} );
	await stage.user.click( await findFilter() );
	await stage.user.click(
		screen.getByRole( 'button', { name: 'Open a block' } )
	);
	await stage.user.click( screen.getByRole( 'button', { name: 'Back' } ) );
	expect( await findFilter() ).toBeChecked();

	// Of two blocks with this word one is customized.
	const search = screen.getByRole( 'searchbox' );
	await stage.user.type( search, 'card' );
	await waitFor( () =>
		expect(
			document.querySelector( '.a11y-speak-region[aria-live="polite"]' )
		).toHaveTextContent( '1 result found.' )
	);
	await stage.user.clear( search );

	const cssOnly = screen.getByRole( 'checkbox', {
		name: 'Has custom CSS (0 blocks)',
	} );
	await stage.user.click( cssOnly );
	expect( screen.getByText( 'No blocks found.' ) ).toBeVisible();
	await stage.user.click( cssOnly );

	await stage.user.click( await findFilter() );
	await stage.user.click(
		screen.getByRole( 'button', { name: 'Reset Card' } )
	);
	expect(
		await screen.findByRole( 'checkbox', {
			name: 'Customized only (0 blocks)',
		} )
	).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Card' } ) ).toHaveFocus();
	stage.cleanUp();
	unregisterBlockType( 'shop/card' );
	unregisterBlockType( 'shop/case' );
} );
