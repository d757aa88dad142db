import type { useRegistry } from '@wordpress/data';

import { getErrorMessage } from '@/utils/get-error-message';
import type { DirtyRecord } from '../writes/dirty-record';
import { readRecordEdits } from '../writes/read-record-edits';
import { readDirtyRecords } from '../writes/use-dirty-records';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Returns all unsaved changes as JSON that a person can store elsewhere: the title of each record, where it is stored, and its changed fields;
 * undefined when there are none.
 *
 * @param registry The registry that holds the records.
 */
export function exportUnsavedChanges( registry: Registry ): string | undefined {
	const changes = readDirtyRecords( registry ).map( ( record ) => ( {
		title: record.title,
		type: record.name,
		id: record.key,
		...readChanges( registry, record ),
	} ) );
	return changes.length > 0
		? JSON.stringify( changes, null, '\t' )
		: undefined;
}

// A record that cannot be serialised, for example because of a plugin's block, is exported with the error message instead.
function readChanges(
	registry: Registry,
	record: DirtyRecord
): { changes: unknown } | { problem: string } {
	try {
		const { edits } = readRecordEdits( registry, record );
		return { changes: JSON.parse( JSON.stringify( edits ) ) as unknown };
	} catch ( error ) {
		return { problem: getErrorMessage( error, String( error ) ) };
	}
}
