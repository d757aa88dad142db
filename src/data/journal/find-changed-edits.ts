import type { Fields } from '../writes/compare-fields';

/** The caret moves with every key; it is not worth writing down. */
const PASSING_FIELDS: readonly string[] = [ 'selection' ];

/** Records whose entries are not up to date, by their id. */
export interface ChangedEdits {
	/** To be written down. */
	changed: readonly string[];
	/** Saved or discarded since they were written down. */
	gone: readonly string[];
}

/**
 * Compares the unsaved changes of all records with those that are written down.
 *
 * Values are compared by reference: core-data makes a new value for every edit, and blocks are not made into text to find out.
 *
 * @param current Unsaved changes by the record's id.
 * @param stored  The changes that were written down, by the record's id.
 */
export function findChangedEdits(
	current: ReadonlyMap< string, Fields >,
	stored: ReadonlyMap< string, Fields >
): ChangedEdits {
	return {
		changed: Array.from( current )
			.filter( ( [ id, edits ] ) => {
				const before = stored.get( id );
				return before === undefined || differs( before, edits );
			} )
			.map( ( [ id ] ) => id ),
		gone: Array.from( stored.keys() ).filter(
			( id ) => ! current.has( id )
		),
	};
}

function differs( before: Fields, after: Fields ): boolean {
	return Object.keys( { ...before, ...after } ).some(
		( field ) =>
			! PASSING_FIELDS.includes( field ) &&
			before[ field ] !== after[ field ]
	);
}
