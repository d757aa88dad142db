import { createWriteWatcher, readWrites } from '@/data/reads/write-watcher';

const RESTORE = '/atelier/v1/history/restore';

describe( 'readWrites', () => {
	it.each( [
		[ 'a read', { path: '/wp/v2/pages' }, [] ],
		[ 'a question', { path: '/wp/v2/pages', method: 'OPTIONS' }, [] ],
		[
			'a write with a query',
			{ path: '/wp/v2/pages/12?force=true', method: 'DELETE' },
			[ { route: '/wp/v2/pages/12', method: 'DELETE' } ],
		],
		[
			'a method in a header',
			{
				path: 'wp/v2/pages/12',
				method: 'POST',
				headers: { 'X-HTTP-Method-Override': 'PUT' },
			},
			[ { route: '/wp/v2/pages/12', method: 'PUT' } ],
		],
		[
			'an address',
			{
				url: 'http://localhost/shop/wp-json/wp/v2/posts',
				method: 'POST',
			},
			[ { route: '/wp/v2/posts', method: 'POST' } ],
		],
		[
			'an address with plain permalinks',
			{
				url: 'http://localhost/?rest_route=/wp/v2/posts',
				method: 'POST',
			},
			[ { route: '/wp/v2/posts', method: 'POST' } ],
		],
		[
			'a batch',
			{
				path: '/batch/v1',
				method: 'POST',
				data: {
					requests: [
						{ path: '/wp/v2/tags', method: 'POST' },
						{ path: '/wp/v2/tags/2?x=1', method: 'PUT' },
					],
				},
			},
			[
				{ route: '/wp/v2/tags', method: 'POST' },
				{ route: '/wp/v2/tags/2', method: 'PUT' },
			],
		],
		[
			'a going back in the history, which writes records of all kinds',
			{
				path: '/atelier/v1/history/restore',
				method: 'POST',
				data: {
					at: '1764150412',
					items: [
						{ key: 'wp_block/3', token: 'a' },
						{ key: 'wp_template/7' },
						{ key: 'active/front-page' },
						{ key: 'identity/title' },
						{ key: 'toString/1' },
						null,
					],
				},
			},
			[
				{ route: RESTORE, method: 'POST' },
				...[
					'/wp/v2/blocks/3',
					'/wp/v2/wp_template/7',
					'/wp/v2/templates/7',
					'/atelier/v1/active-templates/front-page',
					'/wp/v2/settings',
				].map( ( route ) => ( {
					route,
					method: 'POST',
					request: RESTORE,
				} ) ),
			],
		],
	] )( 'reads %s', ( _case, options, expected ) => {
		expect( readWrites( options ) ).toEqual( expected );
	} );
} );

describe( 'createWriteWatcher', () => {
	it( 'tells of a write whose answer was lost (fault 14)', async () => {
		const onWrite = jest.fn();
		await expect(
			createWriteWatcher( onWrite )(
				{ path: '/wp/v2/pages', method: 'POST' },
				() => Promise.reject( { code: 'fetch_error' } )
			)
		).rejects.toEqual( { code: 'fetch_error' } );
		expect( onWrite ).toHaveBeenCalledWith( {
			route: '/wp/v2/pages',
			method: 'POST',
		} );
	} );
} );
