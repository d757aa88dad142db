import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { rawValue, type Fields } from './compare-fields';
import type { DirtyRecord } from './dirty-record';
import { EDITOR_FIELDS, readRecordEdits } from './read-record-edits';

type Registry = ReturnType< typeof useRegistry >;

/** Change that a save made in a record. */
export interface SavedChange {
	record: DirtyRecord;
	/** Values of the changed fields before the save. */
	before: Fields;
}

/**
 * Returns the changes of a save, for {@link undoSave}; undefined if a former value is unknown, because the record or field is new.
 *
 * @param registry The registry that holds the records.
 * @param records  Records that are about to be saved.
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
 * Turns the values before a save into unsaved changes, to be saved again. Conflicts with other people are handled as in any save.
 *
 * @param registry The registry that holds the records.
 * @param changes  The changes of the save.
 * @return The records to save; or, if nothing was changed, the first record with newer unsaved changes.
 */
export function undoSave(
	registry: Registry,
	changes: readonly SavedChange[]
): { records: readonly DirtyRecord[] } | { newer: DirtyRecord } {
	// A save would send the newer changes, too.
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
			// The notice of that save has its own Undo.
			{ undoIgnore: true }
		);
	}
	return { records: changes.map( ( { record } ) => record ) };
}
