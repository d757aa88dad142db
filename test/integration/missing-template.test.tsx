import { screen, waitFor, within } from '@testing-library/react';

import { RegisteredTemplateView } from '@/features/templates/registered-template-view';
import { goToAddress } from '@test/helpers/address';
import { aTemplateLibrary } from './support/design-lists';
import { openStage, preparePage, press } from './support/stage';

beforeAll( () => preparePage() );

const PATH = '/wp_registered_template/slate//gone';

it.each( [
	[ 'in view mode, where the sidebar leads on', '', false ],
	[ 'over the whole window, with a way back', 'canvas=edit', true ],
] )( 'says that a template is gone %s', async ( _, query, hasWayBack ) => {
	const stage = await openStage();
	goToAddress( PATH, query );
	stage.server.on( { method: 'GET', route: /\/v1\/templates$/ }, () =>
		aTemplateLibrary( [] )
	);
	await stage.show( <RegisteredTemplateView id="slate//gone" /> );
	const message = await screen.findByRole( 'alert' );
	expect( message ).toHaveTextContent(
		'The theme no longer provides this template.'
	);
	expect(
		within( message ).getByRole( 'button', { name: 'Go to Templates' } )
	).toBeVisible();
	expect(
		screen.queryAllByRole( 'button', { name: 'Open Navigation' } )
	).toHaveLength( hasWayBack ? 1 : 0 );
	if ( hasWayBack ) {
		await press( 'Open Navigation' )( stage );
		await waitFor( () =>
			expect(
				new URL( window.location.href ).searchParams.get( 'p' )
			).toBe( '/template' )
		);
	}
	stage.cleanUp();
} );
