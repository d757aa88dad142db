import type { DirtyRecord } from '@/data/writes/dirty-record';

/** Records of one kind. */
export interface RecordGroup {
	kind: string;
	name: string;
	records: readonly DirtyRecord[];
}

/**
 * Returns the records grouped by kind, each group at the place of its first record.
 *
 * @param records Records.
 */
export function groupRecords(
	records: readonly DirtyRecord[]
): readonly RecordGroup[] {
	const groups = new Map< string, DirtyRecord[] >();
	for ( const record of records ) {
		const id = `${ record.kind }/${ record.name }`;
		groups.set( id, [ ...( groups.get( id ) ?? [] ), record ] );
	}
	return Array.from( groups.values(), ( group ) => ( {
		kind: group[ 0 ]?.kind ?? '',
		name: group[ 0 ]?.name ?? '',
		records: group,
	} ) );
}
