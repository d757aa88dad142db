import { rawValue, type Fields } from './compare-fields';
import { isUnclearError } from '../requests/is-unclear-error';
import { getTransport } from './get-transport';
import type { RecordKind } from './record-kinds';
import type { Transport } from './transport';

const unclear = new Set< string >();

/**
 * Deletes a record. When the answer is lost, or was lost by an earlier attempt, the record is read again: if it does not exist any more it was
 * deleted, and a second attempt to delete it is no failure.
 *
 * @param kind     Kind of the record.
 * @param key      Key of the record.
 * @param isForced Whether it is deleted for good instead of going to the trash.
 * @param remove   Sends the deletion.
 * @return The server's answer; empty if it was lost.
 * @throws The error when the record still exists.
 */
export async function deleteOnce(
	kind: RecordKind,
	key: number | string,
	isForced: boolean,
	remove: ( transport: Transport ) => Promise< Fields >
): Promise< Fields > {
	const id = [ kind.kind, kind.name, key, isForced ].join( '/' );
	const transport = await getTransport( kind );
	try {
		const answer = await remove( transport );
		unclear.delete( id );
		return answer;
	} catch ( error ) {
		if ( ! isUnclearError( error ) && ! unclear.has( id ) ) {
			throw error;
		}
		unclear.add( id );
		if ( await isGone( transport, key, isForced ) ) {
			unclear.delete( id );
			return {};
		}
		throw error;
	}
}

async function isGone(
	{ read }: Transport,
	key: number | string,
	isForced: boolean
): Promise< boolean > {
	try {
		return isRemoved( await read( key ), isForced );
	} catch ( error ) {
		return getStatus( error ) === 404;
	}
}

/**
 * Returns whether the server's record was deleted: it is in the trash, or the theme's own again.
 *
 * @param record   The record.
 * @param isForced Whether it was to be deleted for good.
 */
export function isRemoved( record: Fields, isForced: boolean ): boolean {
	return (
		( ! isForced && rawValue( record.status ) === 'trash' ) ||
		record.source === 'theme' ||
		record.source === 'plugin'
	);
}

function getStatus( error: unknown ): unknown {
	const { data } = ( error ?? {} ) as { data?: { status?: unknown } | null };
	return data?.status;
}
