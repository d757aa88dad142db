import { getBootPayload } from '../site/boot-payload';
import {
	createJournalDatabase,
	type JournalDatabase,
} from './journal-database';
import { findEndedEntries, type LeftEntry } from './ended-drafts';
import { toDraftSite, type JournalOwner } from './journal-entry';
import { listLeftEntries, type LeftEntries } from './list-left-entries';
import { readLivingTabs } from './living-tabs';

const NONE: LeftEntries = { left: [], expired: [] };

/** Returns the owner of the changes that this page stores. */
export function getJournalOwner(): JournalOwner {
	const { homeUrl, userId, draft } = getBootPayload();
	// Work in a draft is offered only there, until the draft is published or discarded.
	return {
		site: draft ? toDraftSite( homeUrl, draft.id ) : homeUrl,
		userId,
	};
}

/**
 * Returns the unsaved changes that this person left behind on this site: of a page that crashed, was closed or was logged out. In the live
 * design and in proposals they include changes of drafts that have ended since. Storage that cannot be read yields none; the person is warned
 * when they edit.
 */
export async function findLeftWork(): Promise< readonly LeftEntry[] > {
	const owner = getJournalOwner();
	const database = createJournalDatabase();
	try {
		const found = await listLeft( await database.read( owner ), owner );
		const ended = await findEndedWork( database ).catch( () => NONE );
		const expired = [ ...found.expired, ...ended.expired ];
		if ( expired.length > 0 ) {
			await database.remove( expired.map( ( { id } ) => id ) );
		}
		return [ ...found.left, ...ended.left ];
	} catch {
		return [];
	}
}

/** Returns the changes that were left behind in drafts that have ended. */
async function findEndedWork( database: JournalDatabase ) {
	const { homeUrl, userId, draft } = getBootPayload();
	// People who may only propose cannot continue in the live design.
	if ( draft && ! draft.isProposal ) {
		return NONE;
	}
	const entries = await database.readDrafts( { site: homeUrl, userId } );
	const ended = await findEndedEntries( homeUrl, entries );
	return listLeft( ended );
}

async function listLeft( entries: readonly LeftEntry[], owner?: JournalOwner ) {
	return entries.length === 0
		? NONE
		: listLeftEntries( {
				entries,
				owner,
				livingTabs: await readLivingTabs(),
				theme: getBootPayload().theme.stylesheet,
				now: Date.now(),
		  } );
}
