import { act, screen } from '@testing-library/react';
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
