/*
 * The keys of Save do nothing while any part of Design is saving (specification 5).
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { whileWriting } from '@/data/writes/running-writes';
import { SaveButton } from '@/kits/saving';
import { openStage, preparePage, registry } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

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
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, 6950 );
	await stage.show( <SaveButton /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'root', 'globalStyles', 6950 );
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			6950,
			{ styles: { color: { text: '#111111' } } }
		);
	} );
	await screen.findByRole( 'button', { name: /^Review 1 change/ } );

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
