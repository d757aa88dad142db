import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import {
	findConflicts,
	checkArrival,
	type Fields,
} from '../writes/compare-fields';
import { dirtyRecordId, type DirtyRecord } from '../writes/dirty-record';
import { restoreBase } from '../writes/left-base';
import { getJournalOwner } from './find-left-work';
import { whenJournalStarted } from './journal';
import type { JournalDatabase } from './journal-database';
import { journalEntryId, type JournalEntry } from './journal-entry';
import { OWN_TAB } from './living-tabs';
import { restoreEdits } from './restore-edits';

type Registry = ReturnType< typeof useRegistry >;

/** State on the server of a record whose unsaved changes were left behind. */
export type LeftRecordState =
	/** The site has the changes already: the page was closed after they had been saved. */
	| { status: 'saved' }
	| {
			status: 'open';
			/** Fields that were changed on the site since, to other values. */
			conflicts: readonly string[];
	  }
	| { status: 'missing' };

/**
 * Compares changes that were left behind with the site.
 *
 * @param registry The registry that holds the records.
 * @param entry    The changes.
 * @throws The server's error, when the record cannot be read for the moment.
 */
export async function checkLeftRecord(
	registry: Registry,
	entry: JournalEntry
): Promise< LeftRecordState > {
	const server = await loadRecord( registry, entry );
	if ( ! server ) {
		return { status: 'missing' };
	}
	return checkArrival( entry.edits, entry.base, server ) === 'saved'
		? { status: 'saved' }
		: {
				status: 'open',
				conflicts: findConflicts( entry.edits, entry.base, server ),
		  };
}

/**
 * Restores the unsaved changes of a record; the journal then stores them for this page.
 *
 * @param registry The registry that holds the records.
 * @param entry    The changes.
 * @return False if another page claimed them meanwhile, or the record does not exist.
 * @throws The server's error, when the record cannot be read; nothing is changed then.
 */
export async function restoreLeftRecord(
	registry: Registry,
	entry: JournalEntry
): Promise< boolean > {
	if ( ! ( await loadRecord( registry, entry ) ) ) {
		return false;
	}
	const { database, writer } = await whenJournalStarted();
	if ( ! ( await database.claim( entry, OWN_TAB ) ) ) {
		return false;
	}
	const { kind, name, key } = entry.record;
	await registry
		.dispatch( coreStore )
		.editEntityRecord(
			kind,
			name,
			key as never,
			restoreEdits( entry.edits )
		);
	restoreBase( registry, entry.record, {
		token: entry.token,
		fields: entry.base,
	} );
	// The old entry is removed only once this page's own entry is stored.
	if (
		( await writer.flush() ) ||
		( await isStored( database, entry.record ) )
	) {
		await database.remove( [ entry.id ] );
	}
	return true;
}

async function isStored(
	database: JournalDatabase,
	record: DirtyRecord
): Promise< boolean > {
	const owner = getJournalOwner();
	const id = journalEntryId( owner, OWN_TAB, dirtyRecordId( record ) );
	return ( await database.read( owner ) ).some( ( one ) => one.id === id );
}

/**
 * Removes changes that were left behind.
 *
 * @param entries The changes.
 * @return Function that stores them again.
 */
export async function discardLeftEntries(
	entries: readonly JournalEntry[]
): Promise< () => Promise< void > > {
	const { database } = await whenJournalStarted();
	await database.remove( entries.map( ( { id } ) => id ) );
	return async () => {
		await Promise.all( entries.map( database.write ) );
	};
}

// Undefined when there is no such record.
async function loadRecord(
	registry: Registry,
	{ record: { kind, name, key } }: JournalEntry
): Promise< Fields | undefined > {
	const args = [ kind, name, key as never ] as const;
	try {
		await registry.resolveSelect( coreStore ).getEntityRecord( ...args );
	} catch ( error ) {
		// The next attempt requests it again.
		void registry
			.dispatch( coreStore )
			.invalidateResolution( 'getEntityRecord', [ ...args ] );
		if ( ! isMissing( error ) ) {
			throw error;
		}
	}
	return registry.select( coreStore ).getRawEntityRecord( ...args ) as
		| Fields
		| undefined;
}

function isMissing( error: unknown ): boolean {
	const { data } = error as { data?: { status?: number } | null };
	return data?.status === 404 || data?.status === 410;
}
