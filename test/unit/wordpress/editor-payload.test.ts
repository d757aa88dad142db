import apiFetch from '@wordpress/api-fetch';

import { fetchEditorPayload } from '@/wordpress/editor-payload';

const ANSWER = { body: { title: 'Before' }, headers: {} };

const read = ( path: string ) =>
	apiFetch< { title: string } >( { path } ).then( ( { title } ) => title );

it( 'answers requests by what came with the payload, for half a minute', async () => {
	const now = jest.spyOn( Date, 'now' ).mockReturnValue( 0 );
	apiFetch.setFetchHandler( async () => ( { title: 'Now' } ) );
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve( {
			ok: true,
			json: async () => ( {
				preload: { '/soon': ANSWER, '/late': ANSWER },
			} ),
		} as Response ),
	};
	await fetchEditorPayload();

	now.mockReturnValue( 29_000 );
	expect( await read( '/soon' ) ).toBe( 'Before' );
	now.mockReturnValue( 30_000 );
	expect( await read( '/late' ) ).toBe( 'Now' );
	now.mockRestore();
} );
