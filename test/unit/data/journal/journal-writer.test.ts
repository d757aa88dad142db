import '@test/helpers/indexed-db';
import { waitFor } from '@testing-library/react';
import { createRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { createJournalDatabase } from '@/data/journal/journal-database';
import { createJournalWriter } from '@/data/journal/journal-writer';
import { readDirtyRecords } from '@/data/writes/use-dirty-records';
import { store as basesStore } from '@/data/writes/bases-store';
import { dirtyRecordId } from '@/data/writes/dirty-record';
import { store } from '@/data/store';

const OWNER = { site: 'https://example.org', userId: 1 };
const PAGE = [ 'postType', 'page', 7 ] as const;
const PAGE_ID = dirtyRecordId( { kind: 'postType', name: 'page', key: 7 } );
const CONFIG = {
	kind: 'postType',
	name: 'page',
	label: 'Page',
	baseURL: '/wp/v2/pages',
	key: 'id',
	transientEdits: { blocks: true, selection: true },
	rawAttributes: [ 'title', 'content' ],
	getTitle: ( { title }: { title?: string } ) => title ?? '',
};

const PAGE_8 = [ 'postType', 'page', 8 ] as const;

async function aRegistry() {
	const registry = createRegistry();
	registry.register( coreStore );
	registry.register( store );
	registry.register( basesStore );
	const core = registry.dispatch( coreStore );
	core.addEntities( [ CONFIG ] );
	await core.receiveEntityRecords(
		'postType',
		'page',
		[ 7, 8 ].map( ( id ) => ( {
			id,
			title: { raw: id === 7 ? 'Seven' : 'Before' },
			content: { raw: 'Before' },
		} ) ),
		undefined,
		false,
		undefined
	);
	return registry;
}

async function write( onProblem = jest.fn(), isReady = Promise.resolve() ) {
	const registry = await aRegistry();
	const database = createJournalDatabase();
	const writer = createJournalWriter( {
		registry,
		database,
		owner: OWNER,
		theme: 'current',
		tab: 'tab',
		isReady,
		onProblem,
	} );
	return {
		database,
		registry,
		writer,
		edit: ( edits: object ) =>
			registry.dispatch( coreStore ).editEntityRecord( ...PAGE, edits ),
	};
}

describe( 'createJournalWriter', () => {
	it( 'removes what was saved or discarded as soon as its base is forgotten', async () => {
		const { database, writer, edit, registry } = await write();
		await edit( { title: 'Eight' } );
		await writer.flush();
		await edit( { title: 'Seven' } );
		await registry.dispatch( basesStore ).forgetBase( PAGE_ID );
		await waitFor( async () =>
			expect( await database.read( OWNER ) ).toEqual( [] )
		);
		writer.stop();
	} );

	it( 'removes what is saved or discarded while it is being written down', async () => {
		const { database, writer, edit, registry } = await write();
		await edit( { title: 'Eight' } );
		let finish = () => {};
		const writeEntry = database.write;
		const begun = new Promise< void >( ( begin ) => {
			database.write = async ( entry ) => {
				begin();
				await new Promise< void >( ( resolve ) => {
					finish = resolve;
				} );
				return writeEntry( entry );
			};
		} );
		const flushed = writer.flush();
		await begun;
		await edit( { title: 'Seven' } );
		await registry.dispatch( basesStore ).forgetBase( PAGE_ID );
		finish();
		await flushed;
		// Well before the next time at which it looks by itself: that would be too late for a page that is left.
		await waitFor(
			async () => expect( await database.read( OWNER ) ).toEqual( [] ),
			{ timeout: 500 }
		);
		writer.stop();
	} );

	it( 'writes down the changed fields with what was there before', async () => {
		const { database, writer, edit } = await write();
		await edit( { title: 'Eight' } );
		await writer.flush();

		const [ entry ] = await database.read( OWNER );
		expect( entry ).toMatchObject( {
			...OWNER,
			tab: 'tab',
			record: { kind: 'postType', name: 'page', key: 7 },
			edits: { title: 'Eight' },
			base: { title: 'Seven' },
		} );
		writer.stop();
	} );

	it.each( [
		[ 'equal to what is saved', [ 'Be', 'fore' ], [], [] ],
		[ 'another', [ 'Be', 'low' ], [ 'Below' ], [ 7 ] ],
	] )(
		'counts a text as unsaved unless it is the saved one: %s',
		async ( _, blocks, texts, dirty ) => {
			const { database, writer, edit, registry } = await write();
			const content = ( edited: { blocks: string[] } ) =>
				edited.blocks.join( '' );
			await edit( { blocks: [ 'Other' ], content } );
			await writer.flush();
			expect( await database.read( OWNER ) ).toHaveLength( 1 );

			await edit( { blocks, content: content.bind( null ) } );
			await writer.flush();
			expect(
				( await database.read( OWNER ) ).map(
					( { edits } ) => edits.content
				)
			).toEqual( texts );
			expect(
				readDirtyRecords( registry ).map( ( { key } ) => key )
			).toEqual( dirty );
			writer.stop();
		}
	);

	it( 'makes the text of blocks when it writes', async () => {
		const { database, writer, edit } = await write();
		await edit( {
			blocks: [ 'a', 'b' ],
			selection: {},
			content: ( { blocks }: { blocks: string[] } ) => blocks.join( '' ),
		} );
		await writer.flush();

		const [ entry ] = await database.read( OWNER );
		expect( entry?.edits ).toEqual( { content: 'ab' } );
		writer.stop();
	} );

	it( 'leaves nothing after a save or a discard', async () => {
		const { database, writer, edit } = await write();
		await edit( { title: 'Eight' } );
		await writer.flush();
		await edit( { title: 'Seven' } );
		await writer.flush();

		expect( await database.read( OWNER ) ).toEqual( [] );
		writer.stop();
	} );

	it( 'waits until other pages know of this one', async () => {
		let announce = () => {};
		const isReady = new Promise< void >( ( resolve ) => {
			announce = resolve;
		} );
		const { database, writer, edit } = await write( jest.fn(), isReady );
		await edit( { title: 'Eight' } );
		const flushed = writer.flush();
		expect( await database.read( OWNER ) ).toEqual( [] );

		announce();
		await flushed;
		expect( await database.read( OWNER ) ).toHaveLength( 1 );
		await edit( { title: 'Seven' } );
		await writer.flush();
		writer.stop();
	} );

	it( 'tells once of a storage that is full or forbidden, and tries again (scenario 12)', async () => {
		const onProblem = jest.fn();
		const { database, writer, edit } = await write( onProblem );
		const put = jest
			.spyOn( IDBObjectStore.prototype, 'put' )
			.mockImplementation( () => {
				throw new DOMException( 'Full.', 'QuotaExceededError' );
			} );
		await edit( { title: 'Eight' } );
		await writer.flush();
		await edit( { title: 'Nine' } );
		expect( await writer.flush() ).toBe( false );
		expect( onProblem ).toHaveBeenCalledTimes( 1 );

		put.mockRestore();
		expect( await writer.flush() ).toBe( true );
		expect( ( await database.read( OWNER ) )[ 0 ]?.edits ).toEqual( {
			title: 'Nine',
		} );
		await edit( { title: 'Seven' } );
		await writer.flush();
		writer.stop();
	} );

	it( 'writes down every other record, and names the one that cannot be', async () => {
		const onProblem = jest.fn();
		const { database, registry, writer, edit } = await write( onProblem );
		const editOther = ( edits: object ) =>
			registry.dispatch( coreStore ).editEntityRecord( ...PAGE_8, edits );
		const fail = () => {
			throw new Error( 'A block of a plugin cannot be saved.' );
		};
		await edit( { title: 'Unwritable', content: fail } );
		await editOther( { title: 'Eight' } );
		expect( await writer.flush() ).toBe( false );
		const edits = async () =>
			( await database.read( OWNER ) ).map( ( entry ) => entry.edits );
		expect( await edits() ).toEqual( [ { title: 'Eight' } ] );

		// The failure continues while the person works, and is reported once.
		await editOther( { title: 'Nine' } );
		expect( await writer.flush() ).toBe( false );
		expect( await edits() ).toEqual( [ { title: 'Nine' } ] );
		expect( onProblem ).toHaveBeenCalledTimes( 1 );
		expect( onProblem ).toHaveBeenCalledWith( {
			error: new Error( 'A block of a plugin cannot be saved.' ),
			records: [
				expect.objectContaining( { key: 7, title: 'Unwritable' } ),
			],
		} );

		// Saved edits are removed, even when another record fails.
		await editOther( { title: 'Before' } );
		expect( await writer.flush() ).toBe( false );
		expect( await edits() ).toEqual( [] );

		await edit( { content: 'After' } );
		expect( await writer.flush() ).toBe( true );
		expect( await edits() ).toEqual( [
			{ title: 'Unwritable', content: 'After' },
		] );
		await edit( { title: 'Seven', content: 'Before' } );
		await writer.flush();
		writer.stop();
	} );

	it( 'removes what was saved before it writes, so that a full storage has room', async () => {
		const { database, registry, writer, edit } = await write();
		await edit( { title: 'Eight' } );
		await writer.flush();
		const order: string[] = [];
		const { remove, write: put } = database;
		database.remove = ( ids ) => {
			order.push( 'remove' );
			return remove( ids );
		};
		database.write = ( entry ) => {
			order.push( 'write' );
			return put( entry );
		};
		await edit( { title: 'Seven' } );
		await registry
			.dispatch( coreStore )
			.editEntityRecord( ...PAGE_8, { title: 'Nine' } );
		await writer.flush();
		expect( order ).toEqual( [ 'remove', 'write' ] );
		await registry
			.dispatch( coreStore )
			.editEntityRecord( ...PAGE_8, { title: 'Before' } );
		await writer.flush();
		writer.stop();
	} );

	it( 'goes on after what was saved could not be removed', async () => {
		const onProblem = jest.fn();
		const { database, writer, edit } = await write( onProblem );
		await edit( { title: 'Eight' } );
		await writer.flush();
		const error = new DOMException( 'Closed.', 'InvalidStateError' );
		const remove = jest
			.spyOn( database, 'remove' )
			.mockRejectedValue( error );
		await edit( { title: 'Seven' } );
		expect( await writer.flush() ).toBe( false );
		expect( await writer.flush() ).toBe( false );
		expect( onProblem.mock.calls ).toEqual( [
			[ { error, records: [] } ],
		] );

		remove.mockRestore();
		expect( await writer.flush() ).toBe( true );
		expect( await database.read( OWNER ) ).toEqual( [] );
		writer.stop();
	} );
} );
