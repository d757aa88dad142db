/**
 * @jest-environment node
 */
import apiFetch from '@wordpress/api-fetch';

import {
	clearRest,
	readRest,
	refreshRest,
	requestRest,
	subscribeToRest,
} from '@/data/api/rest-cache';

const answers: Array< ( response: Response ) => void > = [];
const refusals: Array< ( response: unknown ) => void > = [];
const asked: string[] = [];

apiFetch.setFetchHandler(
	( ( options: { path?: string; method?: string } ) =>
		new Promise( ( resolve, reject ) => {
			const path = options.path?.replace( /[?&]_locale=user/, '' );
			asked.push( `${ options.method ?? 'GET' } ${ path }` );
			answers.push( resolve );
			refusals.push( reject );
		} ) ) as never
);

const answer = async ( body: unknown, headers = {} ) => {
	answers.shift()?.( new Response( JSON.stringify( body ), { headers } ) );
	refusals.shift();
	await settle();
};
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

describe( 'the cache of REST answers', () => {
	beforeEach( () => {
		clearRest();
		asked.length = answers.length = refusals.length = 0;
	} );

	it( 'asks once, and tells totals from the headers', async () => {
		const listener = jest.fn();
		const end = subscribeToRest( listener );
		requestRest( '/wp/v2/pages' );
		requestRest( '/wp/v2/pages' );
		await settle();
		expect( readRest( '/wp/v2/pages' ).isLoading ).toBe( true );

		await answer( [ 1, 2 ], {
			'X-WP-Total': '45',
			'X-WP-TotalPages': '3',
		} );
		requestRest( '/wp/v2/pages' );
		await settle();

		expect( asked ).toEqual( [ 'GET /wp/v2/pages' ] );
		expect( readRest( '/wp/v2/pages' ) ).toEqual( {
			data: [ 1, 2 ],
			total: 45,
			totalPages: 3,
			error: undefined,
			isLoading: false,
		} );
		expect( listener ).toHaveBeenCalled();
		end();
	} );

	it( 'keeps what was shown while it asks again, and drops the answer to an older request', async () => {
		requestRest( '/a' );
		await settle();
		await answer( 'old' );
		refreshRest();
		requestRest( '/a' );
		await settle();
		expect( readRest( '/a' ) ).toMatchObject( {
			data: 'old',
			isLoading: true,
		} );

		refreshRest();
		requestRest( '/a' );
		await settle();
		await answer( 'late' );
		expect( readRest( '/a' ).data ).toBe( 'old' );
		await answer( 'new' );
		expect( readRest( '/a' ).data ).toBe( 'new' );
	} );

	it( 'keeps the server’s refusal, and does not ask again by itself', async () => {
		requestRest( '/a' );
		await settle();
		refusals.shift()?.(
			new Response( '{"code":"gone","message":"Gone."}', { status: 500 } )
		);
		answers.shift();
		await settle();
		requestRest( '/a' );
		await settle();

		expect( asked ).toHaveLength( 1 );
		expect( readRest( '/a' ).error ).toEqual( {
			code: 'gone',
			message: 'Gone.',
		} );
	} );

	it.each( [
		[ 'DELETE', '/wp/v2/pages/4', 2 ],
		[ 'POST', '/wp/v2/users/me', 1 ],
		[ 'GET', '/wp/v2/types', 1 ],
	] )( 'after %s %s has asked %d times', async ( method, path, times ) => {
		requestRest( '/list' );
		await settle();
		await answer( [] );
		const written = apiFetch( { method, path } );
		await settle();
		await answer( {} );
		await written;
		requestRest( '/list' );
		await settle();

		expect( asked.filter( ( line ) => line === 'GET /list' ) ).toHaveLength(
			times
		);
	} );
} );
