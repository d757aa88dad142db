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

/** Returns whose changes this page writes down. */
export function getJournalOwner(): JournalOwner {
	const { homeUrl, userId, draft } = getBootPayload();
	// Work that was begun in a draft is offered in that draft alone, as long as it is one.
	return {
		site: draft ? toDraftSite( homeUrl, draft.id ) : homeUrl,
		userId,
	};
}

/**
 * Returns the unsaved changes that this person left behind on this site: of a page that crashed, was closed or was logged out. In the live
 * design there may be some of drafts, too, which were published or discarded since. Storage that cannot be read yields none; the person
 * is warned when they edit.
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

/** Work that was left in drafts which are none any more. */
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
