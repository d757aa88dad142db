import { dirtyRecordId, type DirtyRecord } from '@/data/entities/dirty-record';
import type { SaveResult } from '@/data/entities/save-result';

/**
 * Returns the records that the review shows: those with unsaved changes, after those that were just saved.
 *
 * @param records Records with unsaved changes.
 * @param results What became of records, by their id.
 */
export function listRows(
	records: readonly DirtyRecord[],
	results: Readonly< Record< string, SaveResult > >
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
