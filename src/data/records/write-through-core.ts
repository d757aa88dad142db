import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';

import type { Fields } from './compare-fields';
import type { RecordKind } from './record-kinds';

const THROW = { throwOnError: true } as const;

/**
 * Creates a record, or saves some fields of one, by core-data, which then holds what the server answered.
 *
 * @param kind   Kind of the record.
 * @param fields The fields; with the record's key, unless it is new or the only one.
 * @throws The server's answer when it refuses.
 */
export async function saveThroughCore(
	{ kind, name }: RecordKind,
	fields: Fields
): Promise< Fields > {
	return ( await dispatch( coreStore ).saveEntityRecord(
		kind,
		name,
		fields,
		THROW
	) ) as Fields;
}

/**
 * Deletes a record by core-data.
 *
 * @param kind     Kind of the record.
 * @param key      Key of the record.
 * @param isForced For good, where it would otherwise go to the trash.
 * @return The server's answer.
 * @throws The server's answer when it refuses.
 */
export async function deleteThroughCore(
	{ kind, name }: RecordKind,
	key: number | string,
	isForced: boolean
): Promise< Fields > {
	const answer = ( await dispatch( coreStore ).deleteEntityRecord(
		kind,
		name,
		key,
		{ force: isForced },
		THROW
	) ) as Fields | undefined;
	// What the store holds of it would be shown with its old status.
	await dispatch( coreStore ).invalidateResolution( 'getEntityRecord', [
		kind,
		name,
		key as never,
	] );
	return answer ?? {};
}

/** Has core-data ask anew for records, after one has come back that it had removed. */
export async function forgetRecords(): Promise< void > {
	const core = dispatch( coreStore );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecord' );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecords' );
}

/**
 * Returns a record as core-data holds it, asked for where it does not yet.
 *
 * @param kind Kind of the record.
 * @param key  Key of the record.
 * @throws The server's answer when it refuses.
 */
export async function readThroughCore(
	{ kind, name }: RecordKind,
	key: number | string
): Promise< Fields | undefined > {
	return ( await resolveSelect( coreStore ).getEntityRecord(
		kind,
		name,
		key as never
	) ) as Fields | undefined;
}
