import { dirtyRecordId } from '@/data/writes/dirty-record';
import type { JournalEntry } from '@/data/journal/journal-entry';

/**
 * Returns the ids of the entries that are chosen at first: the latest of each record.
 *
 * @param entries Entries, the latest first.
 */
export function chooseEntries(
	entries: readonly JournalEntry[]
): readonly string[] {
	const seen = new Set< string >();
	return entries
		.filter( ( { record } ) => {
			const id = dirtyRecordId( record );
			const isLatest = ! seen.has( id );
			seen.add( id );
			return isLatest;
		} )
		.map( ( { id } ) => id );
}

/**
 * Returns the ids of the chosen entries after a person chose or left out one. Two entries of one record, left behind by two tabs,
 * exclude each other: the second would replace the first.
 *
 * @param entries Entries.
 * @param chosen  Ids of those that are chosen.
 * @param id      Id of the entry that was pressed.
 */
export function toggleEntry(
	entries: readonly JournalEntry[],
	chosen: readonly string[],
	id: string
): readonly string[] {
	if ( chosen.includes( id ) ) {
		return chosen.filter( ( other ) => other !== id );
	}
	const recordIds = new Map(
		entries.map( ( entry ) => [ entry.id, dirtyRecordId( entry.record ) ] )
	);
	return [
		...chosen.filter(
			( other ) => recordIds.get( other ) !== recordIds.get( id )
		),
		id,
	];
}
