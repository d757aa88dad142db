import { useState } from 'react';
import { screen } from '@testing-library/react';

import { FontLibrary } from '@/features/fonts';
import { serveInstalledFonts } from './support/design-lists';
import { answer } from './support/rest-server';
import { openStage, preparePage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

function Library() {
	const [ location, setLocation ] = useState<
		Parameters< typeof FontLibrary >[ 0 ][ 'location' ]
	>( { tab: 'installed', family: undefined } );
	return (
		<FontLibrary location={ location } onLocationChange={ setLocation } />
	);
}

it( 'says what the server says when the list of collections cannot be loaded (specification 8.1)', async () => {
	const stage = await openStage();
	await forgetTheme();
	serveStyles( stage.server, 7300 );
	serveInstalledFonts( stage.server );
	stage.server.on( { method: 'GET', route: /font-collections$/ }, () =>
		answer( 500, {
			code: 'unknown_error',
			message: 'The shelf is being painted.',
		} )
	);
	await stage.show( <Library /> );
	expect(
		await screen.findByText( /The shelf is being painted\./, {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	stage.cleanUp();
} );
