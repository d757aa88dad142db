import type { DraftEntry } from './types';

/**
 * Returns whether the publication of a draft can be undone: no entry is refused, and every collision is decided. A record that was deleted
 * since is not changed.
 *
 * @param entries Entries that undo the publication.
 * @param decided Keys of entries about which the person has decided.
 */
export function canUndoPublication(
	entries: readonly DraftEntry[],
	decided: ReadonlyMap< string, unknown >
): boolean {
	return entries.every(
		( { state, key } ) =>
			state !== 'refused' &&
			( state !== 'collides' || decided.has( key ) )
	);
}

/**
 * Returns whether a draft can be published: no entry is refused or deleted, and every collision is decided.
 *
 * @param entries Entries of the draft.
 * @param decided Keys of entries about which the person has decided.
 */
export function canPublish(
	entries: readonly DraftEntry[],
	decided: ReadonlyMap< string, unknown >
): boolean {
	return (
		entries.some( ( { state } ) => state !== 'equal' ) &&
		entries.every(
			( { state, key } ) =>
				state === 'ready' ||
				state === 'equal' ||
				( state === 'collides' && decided.has( key ) )
		)
	);
}
