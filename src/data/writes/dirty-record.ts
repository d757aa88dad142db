/** Reference to a record. */
export interface RecordRef {
	/** Kind of core-data: `postType`, `root`, `taxonomy`. */
	kind: string;
	name: string;
	/** Undefined for a record of which there is only one, such as the site. */
	key: number | string | undefined;
	/** The setting; the site's settings are saved and discarded one by one. */
	property?: string;
}

/** A record, or one setting of the site, with unsaved changes. */
export interface DirtyRecord extends RecordRef {
	title: string;
}

/**
 * Returns the unique id of a record.
 *
 * @param record The record.
 */
export function dirtyRecordId( {
	kind,
	name,
	key,
	property,
}: RecordRef ): string {
	return [ kind, name, key ?? '', property ?? '' ].join( '/' );
}
