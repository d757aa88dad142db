import type { Fields } from '../writes/compare-fields';

/** The caret moves with every key; it is not stored. */
const PASSING_FIELDS: readonly string[] = [ 'selection' ];

/** Ids of the records whose entries are outdated. */
export interface ChangedEdits {
	/** To be stored. */
	changed: readonly string[];
	/** Saved or discarded since they were stored. */
	gone: readonly string[];
}

/**
 * Compares the unsaved changes of all records with the stored ones.
 *
 * Values are compared by reference: core-data creates a new value for every edit, so blocks need not be serialised.
 *
 * @param current Unsaved changes by the record's id.
 * @param stored  Stored changes by the record's id.
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
