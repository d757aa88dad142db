import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { fetchRecordFields } from './fetch-record-fields';
import type { DirtyRecord } from './dirty-record';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Discards the unsaved changes of a record, as a step that the editor's Undo reverts.
 *
 * @param registry The registry that holds the records.
 * @param record   The record, or a setting of the site.
 * @return Function that restores the changes.
 */
export function discardChanges(
	registry: Registry,
	{ kind, name, key, property }: DirtyRecord
): () => void {
	const core = registry.select( coreStore );
	const id = key as never;
	const all = core.getEntityRecordEdits( kind, name, id ) ?? {};
	const base = ( core.getRawEntityRecord( kind, name, id ) ?? {} ) as Record<
		string,
		unknown
	>;
	const names = Object.keys( all ).filter(
		( field ) =>
			all[ field ] !== undefined &&
			( property === undefined || field === property )
	);
	const pick = ( from: Record< string, unknown > ) =>
		Object.fromEntries(
			names.map( ( field ) => [ field, from[ field ] ] )
		);
	const { editEntityRecord } = registry.dispatch( coreStore );
	const changes = pick( all );

	void editEntityRecord( kind, name, id, pick( base ) );
	return () => void editEntityRecord( kind, name, id, changes );
}

/**
 * Loads the server's record and discards the unsaved changes.
 *
 * @param registry The registry that holds the records.
 * @param record   The record, or a setting of the site.
 * @return Function that restores the changes.
 * @throws The server's error; then no change is discarded.
 */
export async function applyServerRecord(
	registry: Registry,
	record: DirtyRecord
): Promise< () => void > {
	const { kind, name, key } = record;
	const config = registry.select( coreStore ).getEntityConfig( kind, name );
	const server = await fetchRecordFields( config, key );
	const restore = discardChanges( registry, record );
	await registry
		.dispatch( coreStore )
		.receiveEntityRecords( kind, name, server, undefined, true );
	return restore;
}
