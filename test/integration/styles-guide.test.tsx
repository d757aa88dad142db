import { act, screen, waitFor } from '@testing-library/react';
import { Modal } from '@wordpress/components';
import { dispatch } from '@wordpress/data';

import { WelcomeGuides } from '@/app/welcome-guides';
import { store } from '@/data/store';
import { aBootPayload } from '@test/helpers/boot-payload';
import { openStage, preparePage } from './support/stage';

const { theme } = aBootPayload();

beforeAll( () => preparePage( { theme: { ...theme, isBlockTheme: false } } ) );

it( 'shows the guide of Styles over nothing but Styles: a classic theme has none', async () => {
	const stage = await openStage( '/styles' );
	await stage.show( <WelcomeGuides /> );
	// Another guide can be opened there.
	act( () => {
		void dispatch( store ).openWelcomeGuide( 'site' );
	} );
	expect( await screen.findByText( 'Edit your site' ) ).toBeVisible();
	act( () => {
		void dispatch( store ).openWelcomeGuide( null );
	} );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	stage.cleanUp();
} );

it( 'shows a guide again that another window has covered, and not one that was closed', async () => {
	const stage = await openStage( '/styles' );
	const showBeside = ( hasWindow: boolean ) =>
		stage.show(
			<>
				<WelcomeGuides />
				{ hasWindow && (
					<Modal title="Choose a pattern" onRequestClose={ () => {} }>
						Patterns
					</Modal>
				) }
			</>
		);
	const getGuide = () => screen.queryByText( 'Edit your site' );
	await showBeside( false );
	act( () => {
		void dispatch( store ).openWelcomeGuide( 'site' );
	} );
	expect( await screen.findByText( 'Edit your site' ) ).toBeVisible();

	await showBeside( true );
	expect( await screen.findByText( 'Choose a pattern' ) ).toBeVisible();
	await waitFor( () => expect( getGuide() ).not.toBeInTheDocument() );
	await showBeside( false );
	expect( await screen.findByText( 'Edit your site' ) ).toBeVisible();

	await stage.user.keyboard( '{Escape}' );
	await waitFor( () => expect( getGuide() ).not.toBeInTheDocument() );
	stage.cleanUp();
} );
