type Reader = ( id: string ) => readonly string[];

const NOTHING: readonly string[] = [];

let reader: Reader = () => NOTHING;

/**
 * Sets who knows which fields of a record have unsaved changes. Core-data knows it, and the light screens do without that.
 *
 * @param next Returns the names of the fields, by the record's id (`dirtyRecordId` without a setting).
 */
export function setUnsavedFieldsReader( next: Reader ): void {
	reader = next;
}

/**
 * Returns the names of the fields of a record that have unsaved changes.
 *
 * @param id The record's id.
 */
export function readUnsavedFields( id: string ): readonly string[] {
	return reader( id );
}
