import {
	deleteRecord,
	requireDeleted,
	type Fields,
	type RecordKind,
	type Undo,
} from '@/data/writes';

/** A new record, with the token of its content. */
export interface MadeRecord {
	id: number | string;
	token?: string | undefined;
}

/**
 * Deletes a record.
 *
 * @param kind   Its kind.
 * @param key    Its key.
 * @param before The record as the person saw it.
 * @return Function that restores it; `undefined` where it cannot be restored.
 * @throws The server's error.
 */
export async function deleteShown(
	kind: RecordKind,
	key: number | string,
	before: Fields | undefined
): Promise< Undo | undefined > {
	return requireDeleted(
		await deleteRecord( kind, key, { isForced: true, before } )
	);
}

/**
 * Deletes a new record, unless somebody else has changed it since.
 *
 * @param kind Its kind.
 * @param made The record.
 */
export function deleteCreated( kind: RecordKind, { id, token }: MadeRecord ) {
	return deleteRecord( kind, id, {
		isForced: true,
		before: { atelier_token: token },
	} );
}
