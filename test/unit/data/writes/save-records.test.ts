import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';

import {
	readDirtyRecords,
	saveRecords,
	type ConflictOutcome,
	type DirtyRecord,
} from '@/data/writes';
import { getWriteParticipants } from '@/data/writes/write-participants';
import {
	FAULTS,
	type RestServer,
} from '../../../integration/support/rest-server';
import {
	prepareRecords,
	registry,
} from '../../../integration/support/record-stores';

const fault = ( wanted: number ) => {
	const found = FAULTS.find( ( { number } ) => number === wanted );
	if ( ! found ) {
		throw new Error( `There is no fault ${ wanted }.` );
	}
	return found;
};
const routeOf = ( id: number ) => `/wp/v2/pages/${ id }`;
const requestsOf = ( id: number ) => ( {
	route: new RegExp( `pages/${ id }$` ),
} );

let lastId = 0;
let server: RestServer;

prepareRecords( ( started ) => {
	server = started;
} );
let closeEditor = () => {};
afterEach( () => closeEditor() );

// Records stay in the store: each test has pages of its own.
async function editPages( count: number ): Promise< number[] > {
	const ids = Array.from( { length: count }, () => ++lastId );
	for ( const id of ids ) {
		server.put( routeOf( id ), {
			id,
			type: 'page',
			title: { raw: `Page ${ id }`, rendered: `Page ${ id }` },
			content: { raw: 'Before', rendered: 'Before' },
			slug: 'before',
		} );
		await resolveSelect( coreStore ).getEntityRecord(
			'postType',
			'page',
			id
		);
		await dispatch( coreStore ).editEntityRecord( 'postType', 'page', id, {
			slug: 'mine',
		} );
	}
	return ids;
}

const dirty = () => readDirtyRecords( registry );
const dirtyKeys = () => dirty().map( ( { key } ) => key );
const slugsOf = ( ids: readonly number[] ) =>
	ids.map( ( id ) => server.get( routeOf( id ) )?.slug );

describe( 'saveRecords', () => {
	it.each( [
		[ 'the first', 0 ],
		[ 'one in the middle', 2 ],
		[ 'the last', 4 ],
	] )(
		'scenarios 1-3: of five records %s fails and stays unsaved, the others are saved',
		async ( _name, position ) => {
			const ids = await editPages( 5 );
			const failing = ids[ position ] ?? 0;
			const told: unknown[] = [];
			server.failNext( fault( 1 ), requestsOf( failing ) );

			const results = await saveRecords( registry, dirty(), {
				onResult: ( { record, status } ) =>
					told.push( [ record.key, status ] ),
			} );

			const expected = ids.map( ( id ) => [
				id,
				id === failing ? 'failed' : 'saved',
			] );
			expect( told ).toEqual( expected );
			expect(
				results.map( ( { record, status } ) => [ record.key, status ] )
			).toEqual( expected );
			expect( results[ position ] ).toMatchObject( {
				reason: 'There has been a critical error.',
			} );
			expect( dirtyKeys() ).toEqual( [ failing ] );

			const before = server.writes.length;
			await saveRecords( registry, dirty() );
			expect( server.writes.slice( before ) ).toHaveLength( 1 );
			expect( slugsOf( ids ) ).toEqual( ids.map( () => 'mine' ) );
			expect( dirtyKeys() ).toEqual( [] );
		}
	);

	it( 'a content that the canvas makes only on saving is saved, and not unsaved any more', async () => {
		const [ id = 0 ] = await editPages( 1 );
		await dispatch( coreStore ).editEntityRecord( 'postType', 'page', id, {
			slug: undefined,
			content: ( { blocks }: { blocks?: string[] } ) =>
				( blocks ?? [] ).join(),
			blocks: [ 'One', 'Two' ],
		} );

		const [ result ] = await saveRecords( registry, dirty() );

		expect( result?.status ).toBe( 'saved' );
		expect( server.get( routeOf( id ) )?.content ).toBe( 'One,Two' );
		expect( dirtyKeys() ).toEqual( [] );
	} );

	it( 'scenario 4: when all fail, each says why and all stay unsaved', async () => {
		const ids = await editPages( 2 );
		server.failAll( { method: 'PUT', route: /pages/ }, fault( 4 ) );

		const results = await saveRecords( registry, dirty() );

		expect( results ).toMatchObject(
			ids.map( () => ( {
				status: 'failed',
				reason: 'You are not allowed to edit this.',
			} ) )
		);
		expect( dirtyKeys() ).toEqual( ids );
	} );

	it( 'saves but the records that it is given', async () => {
		const [ first, second ] = await editPages( 2 );
		await saveRecords(
			registry,
			dirty().filter( ( { key } ) => key === first )
		);
		expect( dirtyKeys() ).toEqual( [ second ] );
	} );

	it( 'sends what was edited and the token that it began from', async () => {
		const [ id = 0 ] = await editPages( 1 );
		const { atelier_token: token } = server.read( routeOf( id ) );
		await saveRecords( registry, dirty() );
		expect( server.writes ).toMatchObject( [
			{
				method: 'PUT',
				route: routeOf( id ),
				headers: { 'x-atelier-token': token },
				data: { slug: 'mine' },
			},
		] );
		expect( server.writes[ 0 ]?.data ).not.toHaveProperty( 'title' );
	} );

	it( 'names what somebody else changed in another field, and who', async () => {
		const [ id = 0 ] = await editPages( 1 );
		server.change( routeOf( id ), { title: { raw: 'Theirs' } } );
		const [ result ] = await saveRecords( registry, dirty() );
		expect( result ).toMatchObject( {
			status: 'saved',
			mergedFields: [ 'title' ],
			mergedFrom: 'Anna',
		} );
		expect( server.get( routeOf( id ) ) ).toMatchObject( {
			title: { raw: 'Theirs' },
			slug: 'mine',
		} );
	} );

	it( 'overwrites of several conflicts but the one that was seen', async () => {
		const ids = await editPages( 2 );
		ids.forEach( ( id ) =>
			server.change( routeOf( id ), { slug: 'theirs' } )
		);
		const conflicts = ( await saveRecords(
			registry,
			dirty()
		) ) as ConflictOutcome[];
		expect( conflicts ).toMatchObject(
			ids.map( () => ( { status: 'conflict', fields: [ 'slug' ] } ) )
		);

		const results = await saveRecords( registry, dirty(), {
			overwritten: conflicts.slice( 1 ),
		} );
		expect( results.map( ( { status } ) => status ) ).toEqual( [
			'conflict',
			'saved',
		] );
		expect( slugsOf( ids ) ).toEqual( [ 'theirs', 'mine' ] );
	} );

	describe( 'after an answer that was lost', () => {
		it( 'has saved what the server has', async () => {
			const [ id = 0 ] = await editPages( 1 );
			server.failNext( fault( 14 ), {
				...requestsOf( id ),
				method: 'PUT',
			} );
			const [ result ] = await saveRecords( registry, dirty() );
			expect( result?.status ).toBe( 'saved' );
			expect( dirtyKeys() ).toEqual( [] );
			// It also stores the token of the server's record: the next change is not in conflict with this one.
			await dispatch( coreStore ).editEntityRecord(
				'postType',
				'page',
				id,
				{ slug: 'later' }
			);
			expect( await saveRecords( registry, dirty() ) ).toMatchObject( [
				{ status: 'saved' },
			] );
			expect( slugsOf( [ id ] ) ).toEqual( [ 'later' ] );
		} );

		it( 'has not saved what the server does not have', async () => {
			const [ id = 0 ] = await editPages( 1 );
			server.failNext( fault( 12 ), {
				...requestsOf( id ),
				method: 'PUT',
			} );
			const [ result ] = await saveRecords( registry, dirty() );
			expect( result ).toMatchObject( { status: 'failed' } );
			expect( result ).not.toMatchObject( {
				reason: expect.stringContaining( 'not known' ),
			} );
		} );

		it( 'says that it is not known when the server has something else, or does not answer', async () => {
			const [ first = 0, second = 0 ] = await editPages( 2 );
			server.failAll( { method: 'PUT', route: /pages/ }, fault( 12 ) );
			server.change( routeOf( first ), { slug: 'theirs' } );
			server.failAll(
				{ method: 'GET', route: requestsOf( second ).route },
				fault( 1 )
			);
			expect( await saveRecords( registry, dirty() ) ).toMatchObject(
				[ first, second ].map( () => ( {
					status: 'failed',
					reason: expect.stringMatching(
						/ It is not known whether the changes were saved\. They are still here\.$/
					),
				} ) )
			);
			expect( dirtyKeys() ).toEqual( [ first, second ] );
		} );
	} );

	describe( 'the record that the editor has open', () => {
		const openInEditor = ( id: number, save: () => Promise< void > ) => {
			closeEditor = getWriteParticipants().add( 'currentPost', {
				isCurrent: ( { key }: DirtyRecord ) => key === id,
				save,
			} );
		};

		it( 'is saved by the editor, and the others beside it', async () => {
			const [ first = 0, second = 0 ] = await editPages( 2 );
			const save = jest.fn( async () => {} );
			openInEditor( second, save );
			const results = await saveRecords( registry, dirty() );
			expect( results.map( ( { status } ) => status ) ).toEqual( [
				'saved',
				'saved',
			] );
			expect( save ).toHaveBeenCalledTimes( 1 );
			expect( slugsOf( [ first, second ] ) ).toEqual( [
				'mine',
				'before',
			] );
		} );

		it( 'stays unsaved with the editor’s reason', async () => {
			const [ id = 0 ] = await editPages( 1 );
			openInEditor( id, () =>
				Promise.reject( { code: 'locked', message: 'Locked.' } )
			);
			expect( await saveRecords( registry, dirty() ) ).toMatchObject( [
				{ status: 'failed', reason: 'Locked.' },
			] );
			expect(
				select( coreStore ).getEntityRecordEdits(
					'postType',
					'page',
					id
				)
			).toMatchObject( { slug: 'mine' } );
		} );

		it( 'takes content of another user that this one has not changed, although the editor sends it with every change', async () => {
			const [ id = 0 ] = await editPages( 1 );
			const save = jest
				.fn< Promise< void >, [] >()
				.mockRejectedValueOnce( {
					code: 'atelier_changed_meanwhile',
					message: 'Changed meanwhile.',
					data: {
						status: 412,
						record: {
							...server.get( routeOf( id ) ),
							content: { raw: 'Theirs' },
						},
						changed_by: 'Anna',
						token: 'token:theirs',
					},
				} )
				.mockResolvedValue( undefined );
			openInEditor( id, save );
			expect( await saveRecords( registry, dirty() ) ).toMatchObject( [
				{ status: 'saved', mergedFrom: 'Anna' },
			] );
			expect( save ).toHaveBeenCalledTimes( 2 );
			const { content } = select( coreStore ).getEditedEntityRecord(
				'postType',
				'page',
				id
			) as { content: unknown };
			expect( content ).toBe( 'Theirs' );
		} );
	} );
} );
