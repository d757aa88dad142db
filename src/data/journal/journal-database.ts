import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import {
	isJournalEntry,
	toDraftSite,
	type JournalEntry,
	type JournalOwner,
} from './journal-entry';

const DATABASE = 'atelier-journal';
const VERSION = 1;
const ENTRIES = 'entries';
const BY_OWNER = 'by-owner';

interface JournalSchema extends DBSchema {
	[ ENTRIES ]: {
		key: string;
		value: JournalEntry;
		indexes: { [ BY_OWNER ]: [ string, number ] };
	};
}

/** The journal in the browser's storage. Every method rejects where the storage is full or forbidden. */
export interface JournalDatabase {
	read: ( owner: JournalOwner ) => Promise< readonly JournalEntry[] >;
	/** Reads a person's unsaved changes in all drafts of the design. */
	readDrafts: ( owner: JournalOwner ) => Promise< readonly JournalEntry[] >;
	write: ( entry: JournalEntry ) => Promise< void >;
	remove: ( ids: readonly string[] ) => Promise< void >;
	/**
	 * Assigns an entry to another page; false if it was removed or a third page claimed it. Thus two pages never restore the same changes.
	 */
	claim: ( entry: JournalEntry, tab: string ) => Promise< boolean >;
}

/** Opens the journal when it is first used; after a failure the next use tries again. */
export function createJournalDatabase(): JournalDatabase {
	let opening: Promise< IDBPDatabase< JournalSchema > > | undefined;
	const open = () => {
		opening ??= openDatabase( () => {
			opening = undefined;
		} ).catch( ( error: unknown ) => {
			opening = undefined;
			throw error;
		} );
		return opening;
	};

	return {
		read: async ( { site, userId } ) => {
			const database = await open();
			const stored: readonly unknown[] = await database.getAllFromIndex(
				ENTRIES,
				BY_OWNER,
				[ site, userId ]
			);
			return stored.filter( isJournalEntry );
		},
		readDrafts: async ( { site, userId } ) => {
			const database = await open();
			const first = toDraftSite( site, '' );
			const stored: readonly unknown[] = await database.getAllFromIndex(
				ENTRIES,
				BY_OWNER,
				IDBKeyRange.bound( [ first ], [ `${ first }\uffff` ] )
			);
			return stored
				.filter( isJournalEntry )
				.filter( ( entry ) => entry.userId === userId );
		},
		write: async ( entry ) => {
			await ( await open() ).put( ENTRIES, entry );
		},
		remove: async ( ids ) => {
			const transaction = ( await open() ).transaction(
				ENTRIES,
				'readwrite'
			);
			await Promise.all( [
				...ids.map( ( id ) => transaction.store.delete( id ) ),
				transaction.done,
			] );
		},
		claim: async ( entry, tab ) => {
			const transaction = ( await open() ).transaction(
				ENTRIES,
				'readwrite'
			);
			const stored = await transaction.store.get( entry.id );
			const isFree = stored?.tab === entry.tab;
			if ( isFree ) {
				await transaction.store.put( { ...stored, tab } );
			}
			await transaction.done;
			return isFree;
		},
	};
}

function openDatabase(
	onClosed: () => void
): Promise< IDBPDatabase< JournalSchema > > {
	return openDB< JournalSchema >( DATABASE, VERSION, {
		upgrade( database ) {
			database
				.createObjectStore( ENTRIES, { keyPath: 'id' } )
				.createIndex( BY_OWNER, [ 'site', 'userId' ] );
		},
		// A later version in another tab must be able to upgrade the database.
		blocking: ( _current, _blocked, event ) => {
			( event.target as IDBDatabase ).close();
			onClosed();
		},
		terminated: onClosed,
	} );
}
