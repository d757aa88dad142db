/*
 * The review of unsaved changes in edit mode: the dialog of the shell, as the region *Save panel*.
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { act, screen, waitFor, within } from '@testing-library/react';

import { SaveButton } from '@/kits/saving';
import { goToAddress } from '@test/helpers/address';
import { openStage, preparePage, press, registry } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

it( 'is the same dialog in edit mode, says what changed, and leaves the focus on the save button', async () => {
	const stage = await openStage();
	goToAddress( '/', 'canvas=edit' );
	await forgetTheme();
	serveStyles( stage.server, 6500 );
	await stage.show( <SaveButton /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'root', 'globalStyles', 6500 );
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			6500,
			{ styles: { css: 'a { top: 0; }' } }
		);
	} );
	await press( /^Review 1 change/ )( stage );

	const dialog = await screen.findByRole( 'dialog', {
		name: 'Review changes',
	} );
	const panel = within( dialog ).getByRole( 'region', {
		name: 'Save panel',
	} );
	expect(
		within( panel ).getByRole( 'checkbox', { name: 'Styles' } )
	).toBeChecked();
	await waitFor( () =>
		expect( within( panel ).getByText( 'a { top: 0; }' ) ).toBeVisible()
	);

	await stage.user.keyboard( '{Enter}' );
	await waitFor( () => expect( dialog ).not.toBeInTheDocument() );
	expect( screen.getByRole( 'button', { name: 'Saved' } ) ).toHaveFocus();
	stage.cleanUp();
} );
