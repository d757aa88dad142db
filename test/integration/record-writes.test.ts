import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';

import {
	createRecord,
	deleteRecord,
	postKind,
	readDirtyRecords,
	saveRecords,
	updateRecord,
	type ConflictOutcome,
	type SaveOutcome,
} from '@/data/writes';
import {
	FAULTS,
	type Fault,
	type Fields,
	type RestServer,
} from './support/rest-server';
import { prepareRecords, registry } from './support/record-stores';
import { toAnswered } from './support/rest-kinds';

// The others need the middlewares of the session, see `write-matrix.tsx`.
const ANSWERED = FAULTS.filter( ( { kind } ) => kind === undefined );

const LOST_ANSWER: Fault = {
	number: 14,
	name: 'written, but the answer was lost',
	isWritten: true,
};

/** A kind of records that a person edits and saves. */
interface Entity {
	name: string;
	kind: string;
	recordName: string;
	routeOf: ( key: number ) => string;
	hasKey: boolean;
	fields: ( key: number ) => Fields;
	mine: Fields;
	other: Fields;
	theirs: Fields;
	third: Fields;
}

const ENTITIES: readonly Entity[] = [
	{
		name: 'page',
		kind: 'postType',
		recordName: 'page',
		routeOf: ( key ) => `/wp/v2/pages/${ key }`,
		hasKey: true,
		fields: ( key ) => ( { id: key, title: 'A', slug: 'a', type: 'page' } ),
		mine: { title: 'Mine' },
		other: { slug: 'theirs' },
		theirs: { title: 'Theirs' },
		third: { title: 'Third' },
	},
	{
		name: 'global styles',
		kind: 'root',
		recordName: 'globalStyles',
		routeOf: ( key ) => `/wp/v2/global-styles/${ key }`,
		hasKey: true,
		fields: ( key ) => ( {
			id: key,
			settings: {},
			styles: { color: { text: 'black', background: 'white' } },
		} ),
		mine: { styles: { color: { text: 'red', background: 'white' } } },
		other: { styles: { color: { text: 'black', background: 'blue' } } },
		theirs: { styles: { color: { text: 'green', background: 'white' } } },
		third: { styles: { color: { text: 'gray', background: 'white' } } },
	},
	{
		name: 'settings',
		kind: 'root',
		recordName: 'site',
		routeOf: () => '/wp/v2/settings',
		hasKey: false,
		fields: () => ( { title: 'A', description: 'B' } ),
		mine: { title: 'Mine' },
		other: { description: 'Theirs' },
		theirs: { title: 'Theirs' },
		third: { title: 'Third' },
	},
];

let lastKey = 0;
let server: RestServer;

prepareRecords( ( started ) => {
	server = started;
} );

async function edit( entity: Entity ) {
	const key = ++lastKey;
	const route = entity.routeOf( key );
	server.put( route, entity.fields( key ) );
	await dispatch( coreStore ).invalidateResolutionForStoreSelector(
		'getEntityRecord'
	);
	const id = entity.hasKey ? key : undefined;
	await resolveSelect( coreStore ).getEntityRecord(
		entity.kind,
		entity.recordName,
		id as never
	);
	await dispatch( coreStore ).editEntityRecord(
		entity.kind,
		entity.recordName,
		id as never,
		entity.mine
	);
	return { key, id, route };
}

const dirty = ( { recordName }: Entity, id: number | undefined ) =>
	readDirtyRecords( registry ).filter(
		( record ) =>
			record.name === recordName && String( record.key ) === String( id )
	);

const changeElsewhere = ( route: string, fields: Fields ) =>
	server.put( route, { ...server.get( route ), ...fields } );

async function save(
	entity: Entity,
	id: number | undefined,
	overwritten: readonly ConflictOutcome[] = []
): Promise< SaveOutcome | undefined > {
	const [ outcome ] = await saveRecords( registry, dirty( entity, id ), {
		overwritten,
	} );
	return outcome;
}

describe.each( ENTITIES )( 'save one record: $name', ( entity ) => {
	it.each( ANSWERED.filter( ( { number } ) => number !== 14 ) )(
		`save one record (${ entity.name }) × $number $name`,
		async ( fault ) => {
			const { id, route } = await edit( entity );
			const before = server.get( route );
			server.failNext( fault );

			const outcome = await save( entity, id );

			expect( outcome ).toMatchObject( { status: 'failed' } );
			expect( outcome?.status === 'failed' && outcome.reason ).not.toBe(
				''
			);
			expect( server.get( route ) ).toEqual( before );
			expect( dirty( entity, id ) ).toHaveLength( 1 );

			expect( await save( entity, id ) ).toMatchObject( {
				status: 'saved',
			} );
			expect( server.get( route ) ).toMatchObject( entity.mine );
		}
	);

	it( `save one record (${ entity.name }) × 14 written, but the answer was lost`, async () => {
		const { id, route } = await edit( entity );
		server.failNext( LOST_ANSWER );

		expect( await save( entity, id ) ).toMatchObject( { status: 'saved' } );
		expect( server.get( route ) ).toMatchObject( entity.mine );
		expect( dirty( entity, id ) ).toHaveLength( 0 );
	} );

	it( `${ entity.name } × different fields: both are kept`, async () => {
		const { id, route } = await edit( entity );
		changeElsewhere( route, entity.other );

		expect( await save( entity, id ) ).toMatchObject( { status: 'saved' } );
		if ( entity.recordName === 'globalStyles' ) {
			expect( server.get( route ) ).toMatchObject( {
				styles: { color: { text: 'red', background: 'blue' } },
			} );
		} else {
			expect( server.get( route ) ).toMatchObject( {
				...entity.mine,
				...entity.other,
			} );
		}
	} );

	it( `${ entity.name } × the same field: nothing is written, and the version that was seen can be overwritten`, async () => {
		const { id, route } = await edit( entity );
		changeElsewhere( route, entity.theirs );

		const outcome = await save( entity, id );

		expect( outcome ).toMatchObject( {
			status: 'conflict',
			change: {
				changedBy: 'Anna',
				record: toAnswered( route, entity.theirs ),
			},
		} );
		expect( server.get( route ) ).toMatchObject( entity.theirs );
		expect( dirty( entity, id ) ).toHaveLength( 1 );

		expect(
			await save( entity, id, [ outcome as ConflictOutcome ] )
		).toMatchObject( { status: 'saved' } );
		expect( server.get( route ) ).toMatchObject( entity.mine );
	} );

	it( `${ entity.name } × a third version arrives while the first conflict is being looked at: it is asked about again`, async () => {
		const { id, route } = await edit( entity );
		changeElsewhere( route, entity.theirs );
		const first = await save( entity, id );
		changeElsewhere( route, entity.third );

		const second = await save( entity, id, [ first as ConflictOutcome ] );

		expect( second ).toMatchObject( {
			status: 'conflict',
			change: { record: toAnswered( route, entity.third ) },
		} );
		expect( server.get( route ) ).toMatchObject( entity.third );
	} );

	it( `${ entity.name } × a list that reads it again does not move what the changes began from`, async () => {
		const { id, route } = await edit( entity );
		changeElsewhere( route, entity.theirs );
		await dispatch( coreStore ).invalidateResolutionForStoreSelector(
			'getEntityRecord'
		);
		await resolveSelect( coreStore ).getEntityRecord(
			entity.kind,
			entity.recordName,
			id as never
		);

		expect( await save( entity, id ) ).toMatchObject( {
			status: 'conflict',
		} );
		expect( server.get( route ) ).toMatchObject( entity.theirs );
	} );
} );

describe( 'writes at once', () => {
	it.each( ANSWERED )( 'create × $number $name', async ( fault ) => {
		const title = `New ${ fault.number }`;
		const create = () => createRecord( postKind( 'page' ), { title } );
		server.failNext( fault );

		expect( await create() ).toMatchObject( { status: 'failed' } );
		expect( await create() ).toMatchObject( { status: 'saved' } );
		const ids = [ 1001, 1002 ].filter( ( id ) =>
			server.get( `/wp/v2/pages/${ id }` )
		);
		expect( ids ).toHaveLength( 1 );
	} );

	it( 'rename × an action from a list that is out of date: another field is kept', async () => {
		const key = ++lastKey;
		const route = `/wp/v2/pages/${ key }`;
		server.put( route, { id: key, title: 'A', slug: 'a' } );
		const before = {
			id: key,
			title: 'A',
			slug: 'a',
			atelier_token: `token:${ JSON.stringify( server.get( route ) ) }`,
		};
		changeElsewhere( route, { slug: 'b' } );

		const outcome = await updateRecord(
			postKind( 'page' ),
			key,
			{ title: 'Mine' },
			{ before }
		);

		expect( outcome ).toMatchObject( {
			status: 'saved',
			mergedFields: [ 'slug' ],
		} );
		expect( server.get( route ) ).toMatchObject( {
			title: 'Mine',
			slug: 'b',
		} );
	} );

	it.each( [
		[
			'rename × an action from a list that is out of date',
			( key: number, before: Fields ) =>
				updateRecord(
					postKind( 'page' ),
					key,
					{ title: 'Mine' },
					{ before }
				),
		],
		[
			'trash × edit and delete',
			( key: number, before: Fields ) =>
				deleteRecord( postKind( 'page' ), key, { before } ),
		],
	] )( '%s: nothing is overwritten', async ( _name, act ) => {
		const key = ++lastKey;
		const route = `/wp/v2/pages/${ key }`;
		server.put( route, { id: key, title: 'A' } );
		const before = {
			id: key,
			title: 'A',
			atelier_token: `token:${ JSON.stringify( server.get( route ) ) }`,
		};
		changeElsewhere( route, { title: 'Theirs' } );

		expect( await act( key, before ) ).toMatchObject( {
			status: 'conflict',
			fields: [ 'title' ],
		} );
		expect( server.get( route ) ).toMatchObject( { title: 'Theirs' } );
	} );
} );
