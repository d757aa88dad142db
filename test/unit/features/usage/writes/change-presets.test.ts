import {
	changePlaces,
	type ChangedPlaces,
	type PlannedPlace,
} from '@/features/usage/writes/change-presets';
import {
	FAULTS,
	startRestServer,
} from '../../../../integration/support/rest-server';

const CHANGE = { method: 'POST', route: /\/usage\/presets\/change$/ } as const;

interface Asked {
	places: { id: number }[];
}

const plan = ( count: number ): PlannedPlace[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		key: String( index + 1 ),
		id: String( index + 1 ),
		postId: index + 1,
		type: 'page',
		typeLabel: 'Page',
		title: '',
		status: 'publish',
		fate: 'change' as const,
		token: 'a'.repeat( 32 ),
		isPartly: false,
		openBy: '',
	} ) );

const toChange = ( { id }: { id: number } ) => ( {
	id,
	revision: id,
	hash: 'b'.repeat( 32 ),
} );

const MERGE = { kind: 'color', slug: 'ink', replacement: 'sea' } as const;

const run = ( places: readonly PlannedPlace[], events: string[] = [] ) => {
	const batches: ChangedPlaces[] = [];
	const work = changePlaces( MERGE, places, {
		signal: new AbortController().signal,
		onProgress: () => {},
		onBatch: ( batch ) => {
			events.push( 'done' );
			batches.push( batch );
		},
	} );
	return { batches, work };
};

const numbers = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => index + 1 );

const sort = ( ids: readonly number[] ) => [ ...ids ].sort( ( a, b ) => a - b );

it( 'changes each place once by two requests at a time, and asks again for those that a request did not come to', async () => {
	const server = startRestServer();
	const events: string[] = [];
	server.on( CHANGE, ( { data } ) => {
		const { places } = data as unknown as Asked;
		events.push( 'sent' );
		const done = places.slice( 0, 70 );
		return {
			done: done.length,
			changes: done.map( toChange ),
			failed: [],
		};
	} );
	const { batches, work } = run( plan( 500 ), events );
	await work;
	expect( events.slice( 0, 3 ) ).toEqual( [ 'sent', 'sent', 'done' ] );
	expect(
		sort(
			batches.flatMap( ( { changes } ) =>
				changes.map( ( { id } ) => id )
			)
		)
	).toEqual( numbers( 500 ) );
	expect( batches.at( -1 )?.left ).toEqual( [] );
} );

it( 'asks for few places by one request', async () => {
	const server = startRestServer();
	const sent: number[] = [];
	server.on( CHANGE, ( { data } ) => {
		const { places } = data as unknown as Asked;
		sent.push( places.length );
		return {
			done: places.length,
			changes: places.map( toChange ),
			failed: [],
		};
	} );
	await run( plan( 20 ) ).work;
	expect( sent ).toEqual( [ 20 ] );
} );

it( 'says after an error which places are left: those of the request that failed, too', async () => {
	const server = startRestServer();
	server.on( CHANGE, ( { data } ) => {
		const { places } = data as unknown as Asked;
		return {
			done: places.length,
			changes: places.map( toChange ),
			failed: [],
		};
	} );
	server.failNext( FAULTS[ 0 ]!, CHANGE );
	const { batches, work } = run( plan( 600 ) );
	await expect( work ).rejects.toMatchObject( {
		code: 'internal_server_error',
	} );
	const changed = batches.flatMap( ( { changes } ) =>
		changes.map( ( { id } ) => id )
	);
	const left = batches.at( -1 )?.left.map( ( { postId } ) => postId ) ?? [];
	expect( left ).toContain( 1 );
	expect( sort( [ ...changed, ...left ] ) ).toEqual( numbers( 600 ) );
} );
