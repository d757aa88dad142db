import { screen } from '@testing-library/react';

import { TemplatesList } from '@/features/templates/templates-list';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { aTemplateLibrary } from './support/design-lists';
import { openStage, preparePage } from './support/stage';

beforeAll( () => {
	// The footer of a list measures its place.
	ignoreSizes();
	preparePage( { labels: { addTemplate: 'Add layout' } } );
} );

it( 'names the button and the dialog of new templates by the post type (specification 2.6)', async () => {
	const stage = await openStage( '/template' );
	stage.server.on( { method: 'GET', route: /\/v1\/templates$/ }, () =>
		aTemplateLibrary( [] )
	);
	stage.server.on(
		{ method: 'GET', route: /\/v1\/template-kinds$/ },
		() => ( {
			general: [],
			postTypes: [],
			taxonomies: [],
		} )
	);
	await stage.show( <TemplatesList /> );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Add layout' } )
	);
	expect(
		await screen.findByRole( 'heading', { name: 'Add layout' } )
	).toBeVisible();
	stage.cleanUp();
} );
