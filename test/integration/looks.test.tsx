import { Button } from '@wordpress/components';
import { screen } from '@testing-library/react';

import { useLooks } from '@/features/styles/variations/use-looks';
import { openStage, preparePage, press } from './support/stage';

beforeAll( () => preparePage() );

function KeepLook() {
	const { store: storeLook } = useLooks();
	return (
		<Button
			onClick={ () =>
				void storeLook( {
					title: 'Your styles',
					kind: 'before',
					settings: {},
					styles: { css: 'p{}' },
				} )
			}
		>
			Keep
		</Button>
	);
}

it( 'says what the server did not keep of a look that is kept by itself', async () => {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	server.on( { method: 'GET', route: /\/looks$/ }, () => [] );
	server.on( { method: 'POST', route: /\/looks$/ }, ( { data } ) => ( {
		...data,
		id: 3,
		styles: {},
		dropped: [ 'styles.css' ],
	} ) );
	await stage.show( <KeepLook /> );
	await press( 'Keep' )( stage );

	expect(
		await screen.findByText(
			'“Your styles” was saved without 1 value that you may not store: Additional CSS.',
			{ ignore: '.a11y-speak-region' }
		)
	).toBeInTheDocument();
} );
