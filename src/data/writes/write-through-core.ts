import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';

import { toRestRoute } from '../reads/is-write-to';
import { store } from './bases-store';
import type { Fields } from './compare-fields';
import { dirtyRecordId } from './dirty-record';
import { fetchRecordFields } from './fetch-record-fields';
import type { RecordKind } from './record-kinds';
import { overlayBase } from './move-base';
import { recordPath } from './record-path';
import type { SaveOutcome } from './save-outcome';
import { readToken } from './server-change';
import { readUnsavedFields } from './unsaved-fields';
import type { WrittenRef } from './write-records';
import { writeWithMerge } from './write-with-merge';

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
 * Saves some fields of a record by core-data, over what the person saw of it.
 *
 * @param record        The record.
 * @param changes       The fields.
 * @param before        The record as the person saw it; undefined where they saw nothing of it.
 * @param isOverwriting Whether that is the version of somebody else, which the person wants to overwrite.
 */
export async function updateThroughCore(
	record: WrittenRef,
	changes: Fields,
	before: Fields | undefined,
	isOverwriting = false
): Promise< SaveOutcome< WrittenRef > > {
	let base = before;
	let edits = changes;
	if ( isOverwriting && before ) {
		moveKeptBase( record, before, changes );
	}
	return writeWithMerge( {
		record,
		read: () => ( {
			edits,
			base: readBaseFields( record ) ?? base ?? {},
		} ),
		write: () =>
			withBase( record, base, () =>
				saveThroughCore( record, {
					...( record.key !== undefined && { id: record.key } ),
					...edits,
				} )
			),
		takeOver: ( { record: server, token }, merged ) => {
			edits = merged.edits;
			base = {
				...server,
				[ typeof token === 'string'
					? 'atelier_token'
					: 'atelier_tokens' ]: token,
			};
			moveKeptBase( record, base, changes );
		},
	} );
}

// Compares the remaining unsaved edits of the record with the base from which they began.
function moveKeptBase( record: WrittenRef, now: Fields, sent: Fields ): void {
	const id = dirtyRecordId( record );
	const kept = toBase( record );
	if ( kept ) {
		void dispatch( store ).keepBase( id, {
			...kept,
			token: readToken( now ),
			fields: overlayBase(
				kept.fields,
				now,
				sent,
				readUnsavedFields( id )
			),
		} );
	}
}

/**
 * Returns what unsaved changes of a record began from; undefined where it has none.
 *
 * @param record The record.
 */
export function readBaseFields( record: WrittenRef ): Fields | undefined {
	return toBase( record )?.fields;
}

function toBase( record: WrittenRef ) {
	return select( store ).getBase( dirtyRecordId( record ) );
}

// A record with unsaved changes keeps what those began from.
async function withBase< T >(
	record: WrittenRef,
	before: Fields | undefined,
	write: () => Promise< T >
): Promise< T > {
	const token = before && readToken( before );
	if ( token === undefined || toBase( record ) ) {
		return write();
	}
	await resolveSelect( coreStore ).getEntitiesConfig( record.kind );
	const config = select( coreStore ).getEntityConfig(
		record.kind,
		record.name
	);
	const id = dirtyRecordId( record );
	void dispatch( store ).keepBase( id, {
		route: toRestRoute( recordPath( config, record.key ) ),
		token,
		fields: before ?? {},
	} );
	try {
		return await write();
	} finally {
		void dispatch( store ).forgetBase( id );
	}
}

/**
 * Deletes a record by core-data.
 *
 * @param kind                  Kind of the record.
 * @param key                   Key of the record.
 * @param isForced              For good, where it would otherwise go to the trash.
 * @param options               Options.
 * @param options.before        The record as the person saw it; undefined where they saw nothing of it.
 * @param options.isOverwriting Whether that is the version of somebody else, which the person wants to delete.
 * @return The server's answer.
 * @throws The server's answer when it refuses.
 */
export async function deleteThroughCore(
	{ kind, name }: RecordKind,
	key: number | string,
	isForced: boolean,
	{
		before,
		isOverwriting,
	}: { before: Fields | undefined; isOverwriting: boolean }
): Promise< Fields > {
	if ( isOverwriting && before ) {
		moveKeptBase( { kind, name, key }, before, {} );
	}
	const answer = ( await withBase( { kind, name, key }, before, () =>
		dispatch( coreStore ).deleteEntityRecord(
			kind,
			name,
			key,
			{ force: isForced },
			THROW
		)
	) ) as Fields | undefined;
	// Without this the store would go on to return the record with its old status.
	await dispatch( coreStore ).invalidateResolution( 'getEntityRecord', [
		kind,
		name,
		key as never,
	] );
	return answer ?? {};
}

/**
 * Returns a record as the server has it now; what core-data holds of it stays.
 *
 * @param kind Kind of the record.
 * @param key  Key of the record.
 * @throws The server's answer when it refuses.
 */
export async function fetchThroughCore(
	{ kind, name }: RecordKind,
	key: number | string
): Promise< Fields > {
	await resolveSelect( coreStore ).getEntitiesConfig( kind );
	return fetchRecordFields(
		select( coreStore ).getEntityConfig( kind, name ),
		key
	);
}

/** Has core-data ask again for records, after one has come back that it had removed. */
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
