import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { rawValue, type Fields } from './compare-fields';
import type { DirtyRecord } from './dirty-record';
import { readRecordEdits } from './read-record-edits';

type Registry = ReturnType< typeof useRegistry >;

/** Change that a save made in a record. */
export interface SavedChange {
	record: DirtyRecord;
	/** Values of the changed fields before it. */
	before: Fields;
}

/** Fields that the editor works on instead of the content: they are made again from that. */
const EDITOR_FIELDS: Fields = { blocks: undefined, selection: undefined };

/**
 * Returns the changes of a save, for {@link undoSave}; undefined where it cannot be undone, because a record does not exist yet.
 *
 * @param registry The registry that holds the records.
 * @param records  Records that are saved next.
 */
export function readSavedChanges(
	registry: Registry,
	records: readonly DirtyRecord[]
): readonly SavedChange[] | undefined {
	const changes = records.map( ( record ) => {
		const { edits, base } = readRecordEdits( registry, record );
		return {
			record,
			before: Object.fromEntries(
				Object.keys( edits ).map( ( name ) => [
					name,
					rawValue( base[ name ] ),
				] )
			),
		};
	} );
	const isWhole = changes.every( ( { before } ) =>
		Object.values( before ).every( ( value ) => value !== undefined )
	);
	return isWhole && changes.length > 0 ? changes : undefined;
}

/**
 * Turns the values before a save into unsaved changes, to be saved again. A conflict with somebody else is asked about, as in any save.
 *
 * @param registry The registry that holds the records.
 * @param changes  The changes of the save.
 * @return The records to save; the first one that has newer unsaved changes, and nothing is changed then.
 */
export function undoSave(
	registry: Registry,
	changes: readonly SavedChange[]
): { records: readonly DirtyRecord[] } | { newer: DirtyRecord } {
	// A save sends all changes of a record.
	const newer = changes.find(
		( { record } ) =>
			Object.keys( readRecordEdits( registry, record ).edits ).length > 0
	);
	if ( newer ) {
		return { newer: newer.record };
	}
	const { editEntityRecord } = registry.dispatch( coreStore );
	for ( const { record, before } of changes ) {
		void editEntityRecord(
			record.kind,
			record.name,
			record.key as never,
			{ ...before, ...( 'content' in before && EDITOR_FIELDS ) },
			// Its own notice undoes it.
			{ undoIgnore: true }
		);
	}
	return { records: changes.map( ( { record } ) => record ) };
}
