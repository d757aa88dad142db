import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { store } from './bases-store';
import type { Fields } from './compare-fields';
import { dirtyRecordId, type DirtyRecord } from './dirty-record';

type Registry = ReturnType< typeof useRegistry >;

/** A record with unsaved changes, before and after them. */
export interface RecordEdits {
	/** The changed fields, with the texts that core-data would serialise only on saving. */
	edits: Fields;
	/** The record when the changes began, regardless of later reads. */
	base: Fields;
}

/** Fields that the editor uses instead of the content; without them it parses the content again. */
export const EDITOR_FIELDS: Fields = {
	blocks: undefined,
	selection: undefined,
};

const NOTHING: Fields = {};

/**
 * Returns the unsaved changes of a record, and the version from which they began.
 *
 * @param registry The registry that holds the records.
 * @param record   The record, or a setting of the site.
 */
export function readRecordEdits(
	registry: Registry,
	{ kind, name, key, property }: DirtyRecord
): RecordEdits {
	const core = registry.select( coreStore );
	const id = key as never;
	const all: Fields =
		core.getEntityRecordNonTransientEdits( kind, name, id ) ?? NOTHING;
	const edited = core.getEditedEntityRecord( kind, name, id );
	const names = property === undefined ? Object.keys( all ) : [ property ];
	const edits = Object.fromEntries(
		names
			.filter( ( field ) => all[ field ] !== undefined )
			.map( ( field ) => {
				const value = all[ field ];
				return [
					field,
					typeof value === 'function' ? value( edited ) : value,
				];
			} )
	);
	const base = ( registry
		.select( store )
		.getBase( dirtyRecordId( { kind, name, key } ) )?.fields ??
		core.getRawEntityRecord( kind, name, id ) ??
		NOTHING ) as Fields;
	return { edits, base };
}
