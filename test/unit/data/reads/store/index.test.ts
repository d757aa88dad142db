/**
 * @jest-environment node
 */
import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';

import { defineResource } from '@/data/reads/define-resource';
import { parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { store } from '@/data/reads/store';
import { isRecord } from '@/utils/is-record';

const asked: string[] = [];
const pending: {
	resolve: ( response: Response ) => void;
	reject: ( error: unknown ) => void;
}[] = [];

apiFetch.setFetchHandler(
	( ( { path = '' }: { path?: string } ) =>
		new Promise( ( resolve, reject ) => {
			asked.push( path.replace( /[?&]_locale=user/, '' ) );
			pending.push( { resolve, reject } );
		} ) ) as never
);

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );

const answer = async ( body: unknown, headers = {} ) => {
	pending
		.shift()
		?.resolve( new Response( JSON.stringify( body ), { headers } ) );
	await settle();
};
const refuse = async ( error: unknown ) => {
	pending.shift()?.reject( error );
	await settle();
};

const shelves = defineResource( {
	name: 'test-shelves',
	path: ( room: string ) => `/shop/v1/shelves?room=${ room }`,
	parse: parseItems(
		( value ): value is Record< string, unknown > =>
			isRecord( value ) && 'id' in value
	),
	isStaleAfter: isWriteTo,
} );
const PATH = '/shop/v1/shelves?room=1';

function open() {
	const registry = createRegistry();
	registry.register( store );
	const read = ( path = PATH ) =>
		registry.select( store ).getAnswer( shelves.name, path );
	// A component that shows the answer reads it again at each change.
	const show = ( path = PATH ) => {
		read( path );
		return registry.subscribe( () => read( path ), store );
	};
	return { read, show, dispatch: registry.dispatch( store ) };
}

/** Two hundred answers take their time on a busy machine. */
const LONG_TEST_MS = 60_000;

describe( 'the store of resources', () => {
	beforeEach( () => {
		asked.length = pending.length = 0;
	} );

	it( 'asks once for what several show, and tells totals from the headers', async () => {
		const { read, show } = open();
		show();
		show();
		await settle();
		expect( read() ).toMatchObject( { data: undefined, isLoading: true } );

		await answer( [ { id: 1 }, 'noise' ], {
			'X-WP-Total': '45',
			'X-WP-TotalPages': '3',
		} );
		expect( asked ).toEqual( [ PATH ] );
		expect( read() ).toEqual( {
			data: [ { id: 1 } ],
			total: 45,
			totalPages: 3,
			error: undefined,
			isLoading: false,
		} );
		expect( read() ).toBe( read() );
	} );

	it.each( [
		[ 'POST', '/shop/v1/shelves', true ],
		[ 'PUT', '/shop/v1/shelves/3', true ],
		[ 'DELETE', '/shop/v1/shelves/3', true ],
		[ 'POST', '/shop/v1/shelves/3/autosaves', false ],
		[ 'POST', '/shop/v1/shelves-and-more', false ],
		[ 'PUT', '/wp/v2/users/me', false ],
	] )(
		'after %s %s asks again where it is shown: %s',
		async ( method, route, isStale ) => {
			const { read, show, dispatch } = open();
			show();
			await settle();
			await answer( [ { id: 1 } ] );

			void dispatch.receiveWrite( { method, route } );
			await settle();
			expect( asked ).toHaveLength( isStale ? 2 : 1 );
			// The last answer is shown meanwhile.
			expect( read() ).toMatchObject( {
				data: [ { id: 1 } ],
				isLoading: isStale,
			} );
			await answer( [ { id: 2 } ] );
			expect( read().data ).toEqual( [ { id: isStale ? 2 : 1 } ] );
		}
	);

	it( 'asks once more for an answer that a write has overtaken', async () => {
		const { read, show, dispatch } = open();
		show();
		await settle();
		void dispatch.receiveWrite( {
			method: 'PUT',
			route: '/shop/v1/shelves/3',
		} );
		await answer( [ { id: 1 } ] );
		await answer( [ { id: 2 } ] );

		expect( asked ).toHaveLength( 2 );
		expect( read() ).toMatchObject( {
			data: [ { id: 2 } ],
			isLoading: false,
		} );
	} );

	it( 'asks again until no write has overtaken the answer', async () => {
		jest.useFakeTimers( {
			doNotFake: [ 'nextTick', 'setImmediate', 'queueMicrotask' ],
		} );
		const { read, show, dispatch } = open();
		show();
		await jest.advanceTimersByTimeAsync( 1_000 );
		for ( let id = 1; id <= 5; id++ ) {
			if ( id < 5 ) {
				void dispatch.receiveWrite( {
					method: 'PUT',
					route: '/shop/v1/shelves/3',
				} );
			}
			pending
				.shift()
				?.resolve( new Response( JSON.stringify( [ { id } ] ) ) );
			await jest.advanceTimersByTimeAsync( 1_000 );
		}
		jest.useRealTimers();

		expect( asked ).toHaveLength( 5 );
		expect( read() ).toMatchObject( {
			data: [ { id: 5 } ],
			isLoading: false,
		} );
	} );

	it.each( [
		[
			'fault 1 a 500 with JSON',
			new Response( '{"code":"broken","message":"No."}', {
				status: 500,
			} ),
			{ code: 'broken', message: 'No.' },
		],
		[
			'fault 2 a 500 with HTML',
			new Response( '<p>Fatal', { status: 500 } ),
			{ code: 'unknown_error', status: 500 },
		],
		[
			'fault 12 offline',
			{ code: 'offline_error', message: 'You are offline.' },
			{ code: 'offline_error', message: 'You are offline.' },
		],
	] )(
		'keeps the refusal beside what it had, and asks again on retry: %s',
		async ( _fault, refusal, error ) => {
			const { read, show, dispatch } = open();
			show();
			await settle();
			await answer( [ { id: 1 } ] );
			void dispatch.refreshResource( shelves.name, [ PATH ] );
			await settle();
			await refuse( refusal );
			expect( read() ).toMatchObject( {
				data: [ { id: 1 } ],
				error,
				isLoading: false,
			} );

			void dispatch.refreshResource( shelves.name, [ PATH ] );
			await settle();
			await answer( [ { id: 2 } ] );
			expect( read() ).toMatchObject( {
				data: [ { id: 2 } ],
				error: undefined,
			} );
		}
	);

	it.each( [
		[ 'fault 3 a 200 that is not JSON', '<p>Maintenance' ],
		[ 'fault 3 a 200 that is no list', '{"id":1}' ],
	] )( 'says that it cannot read %s', async ( _fault, body ) => {
		const { read, show } = open();
		show();
		await settle();
		pending.shift()?.resolve( new Response( body ) );
		await settle();
		expect( read() ).toMatchObject( {
			data: undefined,
			error: {
				code: 'atelier_unreadable_answer',
				message: expect.stringMatching(
					/^The server’s answer could not be read:/
				),
			},
			isLoading: false,
		} );
	} );

	it( 'asks again for an answer that has grown old when it is opened', async () => {
		const { read, show, dispatch } = open();
		const now = jest.spyOn( Date, 'now' ).mockReturnValue( 1_000_000 );
		show();
		await settle();
		await answer( [ { id: 1 } ] );

		const key = { name: shelves.name, path: PATH };
		now.mockReturnValue( 1_029_999 );
		void dispatch.refreshOldAnswer( key );
		await settle();
		expect( asked ).toHaveLength( 1 );
		now.mockReturnValue( 1_030_000 );
		void dispatch.refreshOldAnswer( key );
		await settle();
		expect( asked ).toHaveLength( 2 );
		await answer( [ { id: 2 } ] );
		expect( read().data ).toEqual( [ { id: 2 } ] );
		now.mockRestore();
	} );

	it(
		'forgets those received longest ago, and asks for them when they are read again',
		async () => {
			const { read } = open();
			for ( let room = 0; room < 202; room++ ) {
				read( `/shop/v1/shelves?room=${ room }` );
			}
			await settle();
			while ( pending.length ) {
				await answer( [ { id: 1 } ] );
			}
			expect( asked ).toHaveLength( 202 );
			read( '/shop/v1/shelves?room=201' );
			read( '/shop/v1/shelves?room=0' );
			await settle();
			expect( asked.slice( 202 ) ).toEqual( [
				'/shop/v1/shelves?room=0',
			] );
		},
		LONG_TEST_MS
	);
} );
