/*
 * On a small viewport the Style Book's button is hidden (specification 2.3); the menu beside it leads there, and one press back.
 */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';

import { App } from '@/app/app';
import { fillSlots } from '@/app/fill-slots';
import { StylesWorkspace } from '@/features/styles';
import { registerStores, store } from '@/data/store';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { openStage, preparePage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

printBootPayload( aBootPayload() );
registerStores();
fillSlots();

beforeAll( () => {
	ignoreSizes();
	// The DOM that tests run in has no layout: it is a phone.
	window.matchMedia = ( query ) =>
		( {
			matches: query.includes( 'max-width' ),
			media: query,
			addEventListener: () => {},
			removeEventListener: () => {},
			addListener: () => {},
			removeListener: () => {},
		} ) as unknown as MediaQueryList;
} );

it( 'is in the menu of Styles', async () => {
	preparePage();
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, 6700 );
	stage.server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	const openBook = jest.fn();
	await stage.show(
		<StylesWorkspace
			section="/"
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
			styleBook={ { isPressed: false, onClick: openBook } }
		/>
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'More' } )
	);
	await stage.user.click(
		screen.getByRole( 'menuitem', { name: 'Style Book' } )
	);
	expect( openBook ).toHaveBeenCalledTimes( 1 );
	stage.cleanUp();
} );

it( 'takes the place of the screen that it belongs to', async () => {
	act( () => {
		void dispatch( store ).registerRoute( {
			name: 'atlas',
			path: '/atlas',
			title: () => 'Atlas',
			hasPreviewSwitch: true,
			isPreviewFirst: ( { query: { preview } } ) => preview === 'map',
			areas: { mobile: <p>Places</p>, preview: <p>Map</p> },
		} );
	} );
	goToAddress( '/atlas', 'preview=map' );
	render( <App /> );
	expect( await screen.findByText( 'Map' ) ).toBeVisible();
	expect( screen.getByText( 'Places' ) ).not.toBeVisible();
	// The book has a way back of its own.
	expect(
		screen.queryByRole( 'button', { name: 'Back to Atlas' } )
	).not.toBeInTheDocument();

	act( () => goToAddress( '/atlas', 'preview=site' ) );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Back to Atlas' } )
	);
	expect( screen.getByText( 'Places' ) ).toBeVisible();
} );

it( 'has no switch beside a screen that shows the preview by a control of its own', async () => {
	act( () => {
		void dispatch( store ).registerRoute( {
			name: 'scale',
			path: '/scale',
			title: () => 'Scale',
			hasPreviewSwitch: true,
			showsPreviewOnMobile: true,
			areas: { mobile: <p>Weights</p>, preview: <p>Picture</p> },
		} );
	} );
	goToAddress( '/scale' );
	render( <App /> );
	expect( await screen.findByText( 'Weights' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'Preview' } )
	).not.toBeInTheDocument();
} );
