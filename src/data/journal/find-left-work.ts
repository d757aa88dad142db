import { getBootPayload } from '../site/boot-payload';
import { createJournalDatabase } from './journal-database';
import type { JournalEntry, JournalOwner } from './journal-entry';
import { listLeftEntries } from './list-left-entries';
import { readLivingTabs } from './living-tabs';

/** Returns whose changes this page writes down. */
export function getJournalOwner(): JournalOwner {
	const { homeUrl, userId, draft } = getBootPayload();
	// Work that was begun in a draft is offered in that draft alone.
	return {
		site: draft ? `${ homeUrl }#draft-${ draft.id }` : homeUrl,
		userId,
	};
}

/**
 * Returns the unsaved changes that this person left behind on this site: of a page that crashed, was closed or was logged out. A
 * storage that cannot be read yields none; the person is told of that when they edit.
 */
export async function findLeftWork(): Promise< readonly JournalEntry[] > {
	const owner = getJournalOwner();
	const database = createJournalDatabase();
	try {
		const entries = await database.read( owner );
		if ( entries.length === 0 ) {
			return [];
		}
		const { left, expired } = listLeftEntries( {
			entries,
			owner,
			livingTabs: await readLivingTabs(),
			theme: getBootPayload().theme.stylesheet,
			now: Date.now(),
		} );
		if ( expired.length > 0 ) {
			await database.remove( expired.map( ( { id } ) => id ) );
		}
		return left;
	} catch {
		return [];
	}
}
