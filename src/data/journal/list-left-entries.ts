import type { LeftEntry } from './ended-drafts';
import type { JournalOwner } from './journal-entry';

/** Changes are offered for this long; after that the site has probably changed too much. */
const JOURNAL_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Input of {@link listLeftEntries}. */
export interface LeftEntriesInput {
	entries: readonly LeftEntry[];
	/** Owner whose changes are offered; undefined for all changes. */
	owner?: JournalOwner | undefined;
	/** Pages that are open now: their changes are not left behind. */
	livingTabs: readonly string[];
	/** Stylesheet of the theme for which the page was made: the active one, or one that is being previewed. */
	theme: string;
	/** Milliseconds since 1970. */
	now: number;
}

/** Entries whose page is closed. */
export interface LeftEntries {
	/** To be offered, the latest first. */
	left: readonly LeftEntry[];
	/** Too old to be offered. */
	expired: readonly LeftEntry[];
}

/**
 * Returns the entries that a person left behind: theirs, on this site, of a page that is no longer open. Changes that belong to another theme
 * stay stored until that theme is active again: restored here they would be saved to a record that is not shown.
 *
 * @param input The entries, and the conditions under which they are offered.
 */
export function listLeftEntries( {
	entries,
	owner,
	livingTabs,
	theme,
	now,
}: LeftEntriesInput ): LeftEntries {
	const orphans = entries.filter(
		( { site, userId, tab } ) =>
			( ! owner || ( site === owner.site && userId === owner.userId ) ) &&
			! livingTabs.includes( tab )
	);
	const isExpired = ( { writtenAt }: LeftEntry ) =>
		now - writtenAt > JOURNAL_DAYS * DAY_MS;
	return {
		left: orphans
			.filter(
				( entry ) =>
					! isExpired( entry ) && ( entry.theme ?? theme ) === theme
			)
			.sort( ( a, b ) => b.writtenAt - a.writtenAt ),
		expired: orphans.filter( isExpired ),
	};
}
