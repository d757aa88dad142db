/*
 * The keys of Save do nothing while any part of Design is saving (specification 5), and review changes as the button does.
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { whileWriting } from '@/data/writes/running-writes';
import { SaveButton } from '@/kits/saving';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';
import { FAULTS } from './support/rest-server';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

/**
 * Shows the save button with changed styles, which no editor has open, so that they are reviewed.
 *
 * @param id Id of the styles' record.
 */
async function changeStyles( id: number ): Promise< Stage > {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, id );
	await stage.show( <SaveButton /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'root', 'globalStyles', id );
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			id,
			{ styles: { color: { text: '#111111' } } }
		);
	} );
	await screen.findByRole( 'button', { name: /^Review 1 change/ } );
	return stage;
}

const pressSave = () =>
	act( async () => {
		fireEvent.keyDown( document.body, {
			key: 's',
			code: 'KeyS',
			keyCode: 83,
			ctrlKey: true,
		} );
	} );

it( 'the keys of Save wait for a list or a form that saves', async () => {
	const stage = await changeStyles( 6950 );

	let finish = () => {};
	const write = whileWriting(
		() =>
			new Promise< void >( ( resolve ) => {
				finish = resolve;
			} )
	);
	await pressSave();
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();

	finish();
	await write;
	await pressSave();
	await waitFor( () =>
		expect(
			screen.getByRole( 'dialog', { name: 'Review changes' } )
		).toBeVisible()
	);
	stage.cleanUp();
} );

it.each( [
	[ 'the keys of Save', pressSave ],
	[ 'the save button', press( /^Review 1 change/ ) ],
] )(
	'%s: the review says again why a record was not saved',
	async ( _name, review ) => {
		const stage = await changeStyles( 6951 );
		await pressSave();
		stage.server.failNext( FAULTS[ 0 ]! );
		await press( 'Save' )( stage );
		await screen.findByText( 'There has been a critical error.' );
		await press( 'Cancel' )( stage );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
		);

		await review( stage );
		expect(
			await screen.findByText( 'There has been a critical error.' )
		).toBeVisible();
		stage.cleanUp();
	}
);
