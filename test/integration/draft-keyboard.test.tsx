/*
 * Drafts of the design by keyboard alone: where the focus is when a menu or a dialog opens.
 */
import { act, screen, waitFor } from '@testing-library/react';

import { DraftSwitch } from '@/app/layout/draft-switch';
import { DraftContent } from '@/features/drafts/draft-content';
import { NameMomentDialog } from '@/features/history/dialogs/name-moment-dialog';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { DRAFT, serveDrafts } from './support/drafts';
import { openStage, preparePage, press } from './support/stage';

beforeAll( () => {
	preparePage();
	ignoreSizes();
	// The host focuses only elements with a size, and jsdom has no layout.
	jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue(
		1
	);
} );

it( 'gives the focus to the menu of designs when it opens for the first time, and arrows walk it', async () => {
	const { server, show, user, cleanUp } = await openStage();
	serveDrafts( server );
	await show( <DraftSwitch /> );
	act( () => screen.getByRole( 'button', { name: 'Live' } ).focus() );
	await user.keyboard( '{Enter}' );
	const menu = await screen.findByRole( 'menu', {
		name: 'Drafts of the design',
	} );
	const item = screen.getByRole( 'menuitemradio', { name: 'Live design' } );
	await waitFor( () => expect( item ).toHaveFocus() );
	expect( menu ).toContainElement( item );
	await screen.findByRole( 'menuitemradio', { name: 'Autumn' } );

	await user.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );
	const field = await screen.findByRole( 'textbox', { name: 'Name' } );
	await waitFor( () => expect( field ).toHaveFocus() );
	cleanUp();
} );

it.each( [
	[ 'Rename…', 'Name' ],
	[ 'Schedule…', 'Date and time, as on the site' ],
] )( 'begins in the first field: %s', async ( button, label ) => {
	const stage = await openStage();
	serveDrafts( stage.server );
	await stage.show( <DraftContent id={ DRAFT } /> );
	await screen.findByText( 'Autumn' );
	await press( button )( stage );
	await waitFor( () =>
		expect( screen.getByLabelText( label ) ).toHaveFocus()
	);
	stage.cleanUp();
} );

it( 'gives the focus to the next row when one is taken out', async () => {
	const { server, show, user, cleanUp } = await openStage();
	serveDrafts( server );
	await show( <DraftContent id={ DRAFT } /> );
	const button = await screen.findByRole( 'button', {
		name: 'Take out: Part “Header”',
	} );
	act( () => button.focus() );
	await user.keyboard( '{Enter}' );
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: 'Take out: Styles' } )
		).toHaveFocus()
	);
	expect( button ).not.toBeInTheDocument();
	cleanUp();
} );

it( 'gives the focus to the link that was made, and on when it is taken back', async () => {
	const stage = await openStage();
	const { server, show, user, cleanUp } = stage;
	serveDrafts( server );
	await show( <DraftContent id={ DRAFT } /> );
	await screen.findByText( 'Autumn' );
	await press( 'Share…' )( stage );
	await press( 'Make a link' )( stage );
	const link = await screen.findByLabelText( 'Link to the draft' );
	await waitFor( () => expect( link ).toHaveFocus() );
	await user.keyboard( '{Escape}' );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );

	await press( 'Share…' )( stage );
	const button = await screen.findByRole( 'button', {
		name: 'Stop sharing',
	} );
	act( () => button.focus() );
	await user.keyboard( '{Enter}' );
	await waitFor( () => expect( button ).not.toBeInTheDocument() );
	expect( screen.getByLabelText( 'The link is good for' ) ).toHaveFocus();
	cleanUp();
} );

it( 'begins in the name of a moment', async () => {
	const { show, cleanUp } = await openStage();
	await show( <NameMomentDialog row={ undefined } onClose={ () => {} } /> );
	await waitFor( () =>
		expect( screen.getByLabelText( 'Name' ) ).toHaveFocus()
	);
	cleanUp();
} );
