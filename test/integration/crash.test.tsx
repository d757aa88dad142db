import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';
import { act, render, screen, waitFor } from '@testing-library/react';

import { expectConsoleErrors } from '@test/helpers/expect-console-errors';
import { App } from '@/app/app';
import { store } from '@/data/store';
import { loadHostScripts } from '@/wordpress/host-scripts';
import { answer } from './support/rest-server';
import { openStage, preparePage } from './support/stage';

beforeAll( () => preparePage() );

const leave = () => {
	const event = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( event );
	return event.defaultPrevented;
};

it( 'goes on to ask before the page is left when the whole interface has crashed (scenario 25)', async () => {
	const { server } = await openStage( '/broken' );
	server.put( '/wp/v2/pages/7', { id: 7, title: 'About', type: 'page' } );
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
	act( () => {
		void dispatch( store ).registerRoute( {
			name: 'broken',
			path: '/broken',
			title: () => {
				throw new Error( 'Out of paint.' );
			},
			areas: { content: <p>Shelves</p> },
		} );
	} );
	render( <App /> );

	const alert = await screen.findByRole( 'alert' );
	expect( alert ).toHaveTextContent( 'Out of paint.' );
	expectConsoleErrors();
	expect( leave() ).toBe( false );

	await resolveSelect( coreStore ).getEntityRecord( 'postType', 'page', 7 );
	await dispatch( coreStore ).editEntityRecord( 'postType', 'page', 7, {
		title: 'My unsaved title',
	} );
	await waitFor( () => expect( leave() ).toBe( true ) );
}, 30_000 );
