import type { NamedEntry } from './types';

/** A record that changed in a save of a draft. */
export interface RevisedRecord extends NamedEntry {
	/** Name of the record in WordPress’s routes; empty where it is gone. */
	restId: string;
}

/** Contents of a draft after a save. */
export interface DraftRevision {
	id: number;
	/** When it was saved, in seconds since 1970. */
	time: number;
	/** Who saved it; empty where nobody may be named. */
	author: string;
	/** Whether the draft holds the same now. */
	isCurrent: boolean;
	/** Records that changed in it. */
	records: readonly RevisedRecord[];
}

/**
 * Returns the revision that brings back what a draft holds now, once another one was gone back to; undefined where there is none.
 *
 * @param revisions Its revisions, the newest first.
 */
export function findCurrentRevision(
	revisions: readonly DraftRevision[]
): DraftRevision | undefined {
	return revisions.find( ( { isCurrent } ) => isCurrent );
}
