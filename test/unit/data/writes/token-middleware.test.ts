import { createTokenMiddleware } from '@/data/writes/token-middleware';

const tokens: Record< string, string | Record< string, string > > = {
	'/wp/v2/pages/1': 'page-token',
	'/wp/v2/settings': { title: 'title-token', description: 'other-token' },
};

async function send( options: object ) {
	const onWrite = jest.fn();
	const middleware = createTokenMiddleware( {
		getToken: ( route ) => tokens[ route ],
		onWrite,
	} );
	let headers: unknown;
	await middleware( options, ( sent ) => {
		headers = sent.headers;
		return Promise.resolve( { id: 1 } );
	} );
	return { headers, onWrite };
}

describe( 'createTokenMiddleware', () => {
	it.each( [
		[ 'a read', { path: '/wp/v2/pages/1' }, undefined ],
		[
			'a write',
			{ path: '/wp/v2/pages/1?_locale=user', method: 'PUT', data: {} },
			'page-token',
		],
		[
			'a write of settings, for those that are sent',
			{ path: '/wp/v2/settings', method: 'PUT', data: { title: 'A' } },
			'{"title":"title-token"}',
		],
		[
			'a write of a record without unsaved changes',
			{ path: '/wp/v2/pages/2', method: 'PUT', data: {} },
			undefined,
		],
		[
			'a write that says itself what it began from',
			{
				path: '/wp/v2/pages/1',
				method: 'DELETE',
				headers: { 'X-Atelier-Token': 'own' },
			},
			'own',
		],
	] )( 'sends what %s began from', async ( _name, options, token ) => {
		const { headers } = await send( options );

		expect( headers ?? {} ).toEqual(
			token === undefined ? {} : { 'X-Atelier-Token': token }
		);
	} );

	it( 'says nothing to an address without a path', async () => {
		const { headers } = await send( { url: 'https://example.org' } );

		expect( headers ).toBeUndefined();
	} );

	it( 'passes on what a write was answered', async () => {
		const { onWrite } = await send( {
			path: '/wp/v2/pages/1',
			method: 'PUT',
			data: { title: 'A' },
		} );

		expect( onWrite ).toHaveBeenCalledWith(
			'/wp/v2/pages/1',
			{ id: 1 },
			{ title: 'A' }
		);
	} );
} );
