import '@test/helpers/indexed-db';

import { createJournalDatabase } from '@/data/journal/journal-database';
import type { JournalEntry } from '@/data/journal/journal-entry';

const OWNER = { site: 'https://example.org', userId: 1 };
const ENTRY: JournalEntry = {
	...OWNER,
	id: 'one',
	tab: 'gone',
	record: { kind: 'postType', name: 'page', key: 1, title: 'One' },
	edits: { title: 'One!' },
	base: { title: 'One' },
	writtenAt: 0,
};

describe( 'createJournalDatabase', () => {
	it( 'returns what one person left on one site', async () => {
		const database = createJournalDatabase();
		await database.write( ENTRY );
		await database.write( { ...ENTRY, id: 'two', userId: 2 } );

		expect( await database.read( OWNER ) ).toEqual( [ ENTRY ] );
		await database.remove( [ 'one', 'two' ] );
		expect( await database.read( OWNER ) ).toEqual( [] );
	} );

	it.each( [
		[ 'no tab', { tab: undefined } ],
		[ 'no record', { record: null } ],
		[ 'a record of no kind', { record: { name: 'page' } } ],
		[ 'a key that is none', { record: { ...ENTRY.record, key: {} } } ],
		[ 'edits of a wrong type', { edits: [ 1 ] } ],
		[ 'no base', { base: 'x' } ],
		[ 'a time that is none', { writtenAt: 'now' } ],
	] )( 'leaves out an entry with %s, and no other', async ( name, wrong ) => {
		const database = createJournalDatabase();
		await database.write( ENTRY );
		await database.write( { ...ENTRY, id: 'wrong', ...wrong } as never );

		expect( await database.read( OWNER ) ).toEqual( [ ENTRY ] );
		await database.remove( [ 'one', 'wrong' ] );
	} );

	it( 'lets one of two pages take an entry', async () => {
		const database = createJournalDatabase();
		await database.write( ENTRY );

		const claims = await Promise.all( [
			database.claim( ENTRY, 'first' ),
			createJournalDatabase().claim( ENTRY, 'second' ),
		] );
		expect( claims.filter( Boolean ) ).toHaveLength( 1 );
		await database.remove( [ 'one' ] );
		expect( await database.claim( ENTRY, 'third' ) ).toBe( false );
	} );
} );
