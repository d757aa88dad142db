import apiFetch from '@wordpress/api-fetch';
import { createRegistry, dispatch, select } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { store as noticesStore } from '@wordpress/notices';

import { showLostHeadersNotice } from '@/kits/saving/outcomes/show-lost-headers-notice';
import { watchLostHeaders } from '@/data/writes/watch-lost-headers';

/** Opens a page on a server with a given answer. */
async function openPage( answer: unknown ) {
	const requests: Array< { path?: string; headers?: object } > = [];
	apiFetch.setFetchHandler( ( options ) => {
		requests.push( options );
		return answer instanceof Error
			? Promise.reject( answer )
			: Promise.resolve( answer );
	} );
	const registry = createRegistry();
	registry.register( coreStore );
	const core = registry.dispatch( coreStore );
	core.addEntities( [
		{
			kind: 'root',
			name: 'thing',
			label: 'Thing',
			baseURL: '/things',
			key: 'id',
		},
	] );
	await core.receiveEntityRecords(
		'root',
		'thing',
		[ { id: 1, text: 'Before' } ],
		undefined,
		false,
		undefined
	);
	return {
		registry,
		requests,
		edit: ( text: string ) =>
			core.editEntityRecord( 'root', 'thing', 1, { text } ),
	};
}

/** Waits for the effects of an answer, which come in the same turn. */
const afterAnswer = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const readNotices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

afterEach( () => {
	void dispatch( noticesStore ).removeAllNotices( 'snackbar' );
} );

describe( 'watchLostHeaders', () => {
	it( 'asks once, when something is unsaved, and names the headers that a proxy removes', async () => {
		const { registry, requests, edit } = await openPage( {
			arrived: [ 'X-Atelier-Client', 'X-Atelier-Key' ],
		} );
		const end = watchLostHeaders( registry, showLostHeadersNotice );
		expect( requests ).toEqual( [] );

		await edit( 'After' );
		await edit( 'Later' );
		end();
		// The part that saves is mounted again on another screen.
		watchLostHeaders( registry, showLostHeadersNotice )();
		expect( requests ).toHaveLength( 1 );
		expect( requests[ 0 ] ).toMatchObject( {
			path: expect.stringContaining( '/atelier/v1/request-headers' ),
			headers: {
				'X-Atelier-Client': '1',
				'X-Atelier-Token': '1',
				'X-Atelier-Key': '1',
				'X-Atelier-Theme': '1',
			},
		} );
		await afterAnswer();
		expect( readNotices() ).toEqual( [
			expect.stringContaining(
				'removes headers of requests: X-Atelier-Token, X-Atelier-Theme.'
			),
		] );
	} );

	it.each( [
		[
			'where all arrive',
			{
				arrived: [
					'X-Atelier-Client',
					'X-Atelier-Token',
					'X-Atelier-Key',
					'X-Atelier-Theme',
				],
			},
		],
		[ 'of an answer of something else', '<p>Maintenance</p>' ],
		[ 'of a server that cannot be reached', new Error( 'Offline.' ) ],
	] )( 'says nothing %s', async ( _name, answer ) => {
		const { registry, requests, edit } = await openPage( answer );
		const end = watchLostHeaders( registry, showLostHeadersNotice );
		await edit( 'After' );
		expect( requests ).toHaveLength( 1 );
		await afterAnswer();
		expect( readNotices() ).toEqual( [] );
		end();
	} );
} );
