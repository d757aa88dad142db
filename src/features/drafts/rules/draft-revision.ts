import type { RevisedRecord } from './types';

/** Contents of a draft after a save. */
export interface DraftRevision {
	id: number;
	/** When it was saved, in seconds since 1970. */
	time: number;
	/** Who saved it; empty where nobody may be named. */
	author: string;
	/** Whether the draft is in this state. */
	isCurrent: boolean;
	/** Records that changed in it. */
	records: readonly RevisedRecord[];
}

/**
 * Returns the revision that is the current state of a draft, to which a restored one can be undone; undefined where there is none.
 *
 * @param revisions Its revisions, the newest first.
 */
export function findCurrentRevision(
	revisions: readonly DraftRevision[]
): DraftRevision | undefined {
	return revisions.find( ( { isCurrent } ) => isCurrent );
}
