/*
 * Messages of lists of presets without any: one form of words in all of them.
 */
import { screen } from '@testing-library/react';

import { StylesWorkspace } from '@/features/styles';
import { NO_USES } from './support/design-lists';
import { openStage, preparePage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

let id = 9700;

it.each( [
	[ '/typography/font-sizes', 'No font sizes yet.' ],
	[ '/shadows', 'No shadows yet.' ],
	[ '/layout/spacing-sizes', 'No spacing sizes yet.' ],
	[ '/layout/radius-sizes', 'No radius sizes yet.' ],
	[ '/colors/palette', 'No colors yet.' ],
] )( 'says of an empty %s: %s', async ( section, text ) => {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	serveStyles( server, ++id );
	server.on( { method: 'GET', route: /\/usage/ }, () => NO_USES );
	server.on(
		{ method: 'GET', route: /v1\/looks$|v2\/users|\/variations$/ },
		() => []
	);
	await stage.show(
		<StylesWorkspace
			section={ section }
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
	expect( await screen.findByText( text ) ).toBeVisible();
	stage.cleanUp();
} );
