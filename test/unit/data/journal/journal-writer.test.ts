import '@test/helpers/indexed-db';
import { waitFor } from '@testing-library/react';
import { createRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { createJournalDatabase } from '@/data/journal/journal-database';
import { createJournalWriter } from '@/data/journal/journal-writer';
import { store as basesStore } from '@/data/records/bases-store';
import { dirtyRecordId } from '@/data/records/dirty-record';
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
};

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
		[ { id: 7, title: { raw: 'Seven' }, content: { raw: 'Before' } } ],
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
		await writer.flush();
		expect( onProblem ).toHaveBeenCalledTimes( 1 );

		put.mockRestore();
		await writer.flush();
		expect( ( await database.read( OWNER ) )[ 0 ]?.edits ).toEqual( {
			title: 'Nine',
		} );
		writer.stop();
	} );
} );
