import type { useRegistry } from '@wordpress/data';

import { readRecordEdits } from '../records/read-record-edits';
import { readDirtyRecords } from '../records/use-dirty-records';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Returns all unsaved changes as JSON that a person can keep: the title of each record, where it is stored, and its changed fields;
 * undefined when there are none.
 *
 * @param registry The registry that holds the records.
 */
export function exportUnsavedChanges( registry: Registry ): string | undefined {
	const changes = readDirtyRecords( registry ).records.map( ( record ) => ( {
		title: record.title,
		type: record.name,
		id: record.key,
		changes: readRecordEdits( registry, record ).edits,
	} ) );
	return changes.length > 0
		? JSON.stringify( changes, null, '\t' )
		: undefined;
}
