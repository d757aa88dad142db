import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';

import { App } from '@/app/app';
import { fillSlots } from '@/app/fill-slots';
import { registerStores, store } from '@/data/store';
import { expectConsoleErrors } from '@test/helpers/expect-console-errors';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';
import { ignoreSizes } from '@test/helpers/ignore-sizes';

printBootPayload( aBootPayload() );
registerStores();
fillSlots();

function Broken(): never {
	throw new Error( 'Out of paint.' );
}

beforeAll( ignoreSizes );

describe( 'the shell', () => {
	it( 'says that an unknown page could not be found', async () => {
		goToAddress( '/no/such/page' );
		render( <App /> );

		const notice = await screen.findByText(
			'The requested page could not be found. Please check the URL.',
			{ ignore: '.a11y-speak-region' },
			// The first test waits for the modules of the screen, too.
			{ timeout: 10_000 }
		);
		expect( notice ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /dismiss|close/i } )
		).not.toBeInTheDocument();
		expect( document.title ).toBe(
			'Page not found ‹ My <b>site</b> — WordPress'
		);
		// The main menu leads on from there.
		expect(
			screen.getByRole( 'heading', { name: 'Design', level: 1 } )
		).toBeVisible();
	} );

	it( 'leads past the sidebar by the first stop of the keyboard', async () => {
		goToAddress( '/no/such/page' );
		render( <App /> );
		await screen.findByRole( 'region', { name: 'Navigation' } );
		const user = userEvent.setup();
		await user.tab();
		expect(
			screen.getByRole( 'link', { name: 'Skip to main content' } )
		).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'main' ) ).toHaveFocus();
	} );

	it( 'tells the key of the command palette where its button has the focus', async () => {
		goToAddress( '/no/such/page' );
		render( <App /> );
		const button = await screen.findByRole( 'button', {
			name: 'Open command palette',
		} );
		const user = userEvent.setup();
		// The skip link, the dashboard and the site are before it.
		for (
			let stops = 0;
			button.ownerDocument.activeElement !== button;
			stops++
		) {
			expect( stops ).toBeLessThan( 8 );
			await user.tab();
		}
		expect( await screen.findByRole( 'tooltip' ) ).toHaveTextContent(
			'Open command paletteCtrl+K'
		);
	} );

	it( 'leaves the editor’s mode where there is nothing to edit', async () => {
		goToAddress( '/no/such', 'canvas=edit' );
		render( <App /> );

		expect(
			await screen.findByRole( 'region', { name: 'Navigation' } )
		).toBeVisible();
	} );

	it( 'stays in the view of a preview that its route does not let edit', async () => {
		act( () => {
			void dispatch( store ).registerRoute( {
				name: 'window',
				path: '/window',
				isEditable: ( { query } ) => query.pane !== 'shut',
				areas: { preview: <p>Glass</p> },
			} );
		} );
		goToAddress( '/window', 'canvas=edit&pane=shut' );
		render( <App /> );

		expect( await screen.findByText( 'Glass' ) ).toBeVisible();
		expect(
			screen.getByRole( 'region', { name: 'Navigation' } )
		).toBeVisible();
	} );

	it.each( [
		[ 'content', '', 900, true, false ],
		[ 'preview', 'preview=map', 900, false, true ],
		[ 'both', 'preview=map', 1280, true, true ],
	] )(
		'shows %s with the query “%s” in a window of %d px',
		async ( _name, query, width, hasContent, hasPreview ) => {
			const { innerWidth } = window;
			window.innerWidth = width;
			act( () => {
				void dispatch( store ).registerRoute( {
					name: 'atlas',
					path: '/atlas',
					widths: { content: 380 },
					isPreviewFirst: ( { query: { preview } } ) =>
						preview === 'map',
					areas: { content: <p>Places</p>, preview: <p>Map</p> },
				} );
			} );
			goToAddress( '/atlas', query );
			render( <App /> );

			const content = await screen.findByText( 'Places' );
			const preview = screen.queryByText( 'Map' );
			expect( content.closest( '[hidden]' ) === null ).toBe( hasContent );
			expect( preview !== null ).toBe( hasPreview );
			window.innerWidth = innerWidth;
		}
	);

	it( 'leads to a preview without room, and back', async () => {
		const { innerWidth } = window;
		window.innerWidth = 900;
		act( () => {
			void dispatch( store ).registerRoute( {
				name: 'globe',
				path: '/globe',
				title: () => 'Globe',
				widths: { content: 380 },
				hasPreviewSwitch: true,
				areas: { content: <p>Countries</p>, preview: <p>Sphere</p> },
			} );
		} );
		goToAddress( '/globe' );
		render( <App /> );
		const user = userEvent.setup();

		const content = await screen.findByText( 'Countries' );
		expect( screen.queryByText( 'Sphere' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Preview' } ) );
		expect( await screen.findByText( 'Sphere' ) ).toBeVisible();
		expect( content ).not.toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Back to Globe' } )
		);
		await waitFor( () => expect( content ).toBeVisible() );
		expect( screen.queryByText( 'Sphere' ) ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Preview' } )
		).toHaveFocus();
		window.innerWidth = innerWidth;
	} );

	it( 'treats the site’s title as text', async () => {
		goToAddress( '/no/such/page' );
		render( <App /> );

		expect( await screen.findByText( 'My <b>site</b>' ) ).toBeVisible();
	} );

	it( 'shows a route that a plugin registers while it is asked for', async () => {
		goToAddress( '/shop' );
		render( <App /> );
		await screen.findByRole( 'region', { name: 'Navigation' } );

		act( () => {
			void dispatch( store ).registerRoute( {
				name: 'shop',
				path: '/shop',
				title: () => 'Shop',
				areas: { content: <p>Shelves</p> },
			} );
		} );

		expect( await screen.findByText( 'Shelves' ) ).toBeVisible();
		expect( document.title ).toContain( 'Shop' );
	} );

	it( 'keeps the rest alive when an area throws, and tries again', async () => {
		let isBroken = true;
		const Sometimes = () => ( isBroken ? <Broken /> : <p>Mended</p> );
		act( () => {
			void dispatch( store ).registerRoute( {
				name: 'workshop',
				path: '/workshop',
				areas: { sidebar: <p>Tools</p>, content: <Sometimes /> },
			} );
		} );
		goToAddress( '/workshop' );
		render( <App /> );

		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Out of paint.' );
		expect( screen.getByText( 'Tools' ) ).toBeVisible();
		expectConsoleErrors();

		isBroken = false;
		await userEvent.click(
			within( alert ).getByRole( 'button', { name: 'Retry' } )
		);
		await waitFor( () =>
			expect( screen.getByText( 'Mended' ) ).toBeVisible()
		);
	} );
} );
