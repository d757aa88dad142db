import apiFetch from '@wordpress/api-fetch';

import {
	fetchEditorPayload,
	consumePreloaded,
} from '@/wordpress/editor-payload';

const ANSWER = { body: { title: 'Before' }, headers: {} };

const read = ( path: string ) =>
	apiFetch< { title: string } >( { path } ).then( ( { title } ) => title );

it( 'answers requests by what came with the payload, for half a minute, whatever was printed before it', async () => {
	const now = jest.spyOn( Date, 'now' ).mockReturnValue( 0 );
	apiFetch.setFetchHandler( async () => ( { title: 'Now' } ) );
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve( {
			ok: true,
			text: async () =>
				`Printed${ JSON.stringify( {
					preload: {
						'/soon': ANSWER,
						'/late': ANSWER,
						'/taken': ANSWER,
						'/asked': ANSWER,
						OPTIONS: { '/rights': ANSWER },
					},
				} ) }`,
		} as Response ),
	};
	await fetchEditorPayload();

	expect( console ).toHaveWarnedWith(
		'Printed into an answer of the server:',
		'Printed'
	);
	now.mockReturnValue( 29_000 );
	expect( await read( '/soon' ) ).toBe( 'Before' );
	expect( consumePreloaded( { path: '/taken' } ) ).toEqual( ANSWER );
	expect( await read( '/taken' ) ).toBe( 'Now' );
	expect( await read( '/asked' ) ).toBe( 'Before' );
	expect( consumePreloaded( { path: '/asked' } ) ).toBeUndefined();
	expect( consumePreloaded( { path: '/none' } ) ).toBeUndefined();
	const rights = { path: '/rights', method: 'OPTIONS' };
	expect( consumePreloaded( rights ) ).toEqual( ANSWER );
	expect( consumePreloaded( rights ) ).toBeUndefined();
	now.mockReturnValue( 30_000 );
	expect( consumePreloaded( { path: '/late' } ) ).toBeUndefined();
	expect( await read( '/late' ) ).toBe( 'Now' );
	now.mockRestore();
} );

it.each( [
	[
		200,
		'<br />\n<b>Fatal error</b>: Allowed memory size exhausted',
		'The server’s answer could not be read. It answered: “Fatal error: Allowed memory size exhausted”',
	],
	[
		500,
		'<!DOCTYPE html><title>Error</title><body><p>Out of order.</p>',
		'The editor could not be loaded. The server answered with an error (500). It answered: “Out of order.”',
	],
	[
		500,
		'{"code":"internal_error","message":"No memory left.","data":{"status":500}}',
		'The editor could not be loaded. The server answered with an error (500). It answered: “No memory left.”',
	],
	[
		500,
		'{}',
		'The editor could not be loaded. The server answered with an error (500).',
	],
] )(
	'says the first line of what comes in place of the payload (%d, %s)',
	async ( status, text, message ) => {
		window.atelierEditorPayload = {
			url: '/payload',
			response: Promise.resolve( {
				ok: status === 200,
				status,
				text: async () => text,
			} as Response ),
		};
		await jest.isolateModulesAsync( async () => {
			const { fetchEditorPayload: fetchAnew } = await import(
				'@/wordpress/editor-payload'
			);
			await expect( fetchAnew() ).rejects.toThrow( new Error( message ) );
		} );
	}
);
