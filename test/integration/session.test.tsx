import { act, render, screen, waitFor } from '@testing-library/react';

import { App } from '@/app/app';
import { hasHostScript } from '@/wordpress/script-states';
import { FAULTS } from './support/rest-server';
import { openStage, preparePage } from './support/stage';

const SESSION_IS_OVER = FAULTS.find( ( { number } ) => number === 6 )!;
const LIST = { route: /^\/wp\/v2\/pages$/ };

beforeAll( () => preparePage() );

it( 'asks for the login on a list of pages before the editor has loaded, and goes on with the list', async () => {
	const { server } = await openStage( '/page' );
	server.put( '/wp/v2/pages/7', {
		id: 7,
		title: { raw: 'About', rendered: 'About' },
		status: 'publish',
		type: 'page',
		parent: 0,
	} );
	server.failNext( SESSION_IS_OVER, LIST );
	window.history.replaceState(
		{},
		'',
		`${ window.location.href }&layout=table`
	);
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	render( <App /> );

	const dialog = await screen.findByRole(
		'dialog',
		{ name: 'Session expired' },
		{ timeout: 10_000 }
	);
	expect( hasHostScript( 'wp-core-data' ) ).toBe( false );
	expect( screen.queryByText( 'About' ) ).not.toBeInTheDocument();

	server.logIn();
	act( () => void window.dispatchEvent( new Event( 'focus' ) ) );
	await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
	expect( await screen.findByText( 'About' ) ).toBeVisible();
}, 30_000 );
