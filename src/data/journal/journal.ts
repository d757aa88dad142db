import type { useRegistry } from '@wordpress/data';

import { getBootPayload } from '../site/boot-payload';
import { getJournalOwner } from './find-left-work';
import {
	createJournalDatabase,
	type JournalDatabase,
} from './journal-database';
import {
	createJournalWriter,
	type JournalProblem,
	type JournalWriter,
} from './journal-writer';
import { beforeReload } from '@/utils/reload-page';
import { announceTab, OWN_TAB } from './living-tabs';

type Registry = ReturnType< typeof useRegistry >;

/** The journal of this page. */
export interface Journal {
	database: JournalDatabase;
	writer: JournalWriter;
}

let journal: Journal | undefined;
const waiting: Array< ( started: Journal ) => void > = [];

/**
 * Starts to store unsaved changes. Further calls do nothing.
 *
 * @param registry  The registry that holds the records.
 * @param onProblem Called when changes cannot be stored: the storage is full or forbidden, or a record cannot be stored.
 */
export function startJournal(
	registry: Registry,
	onProblem: ( problem: JournalProblem ) => void
): void {
	if ( journal ) {
		return;
	}
	const database = createJournalDatabase();
	journal = {
		database,
		writer: createJournalWriter( {
			registry,
			database,
			owner: getJournalOwner(),
			theme: getBootPayload().theme.stylesheet,
			tab: OWN_TAB,
			// Before this resolves, a page that opens would offer the changes of this one.
			isReady: announceTab(),
			onProblem,
		} ),
	};
	const started = journal;
	beforeReload( started.writer.flush );
	waiting.splice( 0 ).forEach( ( resolve ) => resolve( started ) );
}

/** Returns the journal of this page as soon as it has started. */
export function whenJournalStarted(): Promise< Journal > {
	return journal
		? Promise.resolve( journal )
		: new Promise( ( resolve ) => waiting.push( resolve ) );
}
