import { dirtyRecordId, type DirtyRecord } from '@/data/writes/dirty-record';
import type { SaveOutcome } from '@/data/writes/save-outcome';

/**
 * Returns the records that the review shows: those with unsaved changes, after those that were just saved.
 *
 * @param records Records with unsaved changes.
 * @param results Outcomes of records, by their id.
 */
export function listReviewRows(
	records: readonly DirtyRecord[],
	results: Readonly< Record< string, SaveOutcome > >
): readonly DirtyRecord[] {
	const dirty = new Set( records.map( dirtyRecordId ) );
	const saved = Object.values( results )
		.filter(
			( { status, record } ) =>
				status === 'saved' && ! dirty.has( dirtyRecordId( record ) )
		)
		.map( ( { record } ) => record );
	return [ ...saved, ...records ];
}
