import type { DraftEntry } from './types';

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
