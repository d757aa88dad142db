import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';

import { whenPainted } from '@/schedule/when-painted';
import { toRestRoute } from '../reads/rest-route';
import { store } from './bases-store';
import type { Fields } from './compare-fields';
import { dirtyRecordId, type RecordRef } from './dirty-record';
import { fetchRecordFields } from './fetch-record-fields';
import { overlayBase } from './move-base';
import { refreshSiteBase } from './refresh-site-base';
import type { RecordKind } from './record-kinds';
import { recordPath } from './record-path';
import { readToken } from './server-change';
import type { RecordKey, Transport } from './transport';
import { getWriteParticipants } from './write-participants';

const THROW = { throwOnError: true } as const;

/**
 * Returns the transport of a kind that core-data knows. Core-data's store then has the server's answer.
 *
 * @param kind The kind.
 */
export function createCoreTransport( { kind, name }: RecordKind ): Transport {
	const toRef = ( key: RecordKey ): RecordRef => ( { kind, name, key } );
	const save = async ( fields: Fields ) =>
		( await dispatch( coreStore ).saveEntityRecord(
			kind,
			name,
			fields,
			THROW
		) ) as Fields;
	return {
		create: ( fields ) => save( fields as Fields ),
		update: async ( key, fields, shown ) => {
			const saved = await withBase( toRef( key ), shown, () =>
				save( { ...( key !== undefined && { id: key } ), ...fields } )
			);
			refreshSiteBase( { kind, name }, dispatch );
			return saved;
		},
		remove: async ( key, shown, { isForced } ) => {
			const answer = ( await withBase( toRef( key ), shown, () =>
				dispatch( coreStore ).deleteEntityRecord(
					kind,
					name,
					key,
					{ force: isForced },
					THROW
				)
			) ) as Fields | undefined;
			const invalidate = async () => {
				await dispatch( coreStore ).invalidateResolution(
					'getEntityRecord',
					[ kind, name, key as never ]
				);
			};
			if ( isForced && typeof key === 'number' ) {
				// The screen that shows the record is about to close, and would request the deleted record.
				void whenPainted().then( invalidate );
			} else {
				// Without this the store would return the record with its old status, or without the content of its theme file.
				await invalidate();
			}
			return answer ?? {};
		},
		read: async ( key ) => {
			await resolveSelect( coreStore ).getEntitiesConfig( kind );
			return fetchRecordFields(
				select( coreStore ).getEntityConfig( kind, name ),
				key
			);
		},
		bases: {
			read: ( key ) => getBase( toRef( key ) )?.fields,
			move: ( key, version, sent ) =>
				moveStoredBase( toRef( key ), version, sent ),
		},
	};
}

/**
 * Returns a record from core-data, which requests it if necessary.
 *
 * @param kind Kind of the record.
 * @param key  Key of the record.
 * @throws The server's error.
 */
export async function readStoredRecord(
	{ kind, name }: RecordKind,
	key: number | string
): Promise< Fields | undefined > {
	return ( await resolveSelect( coreStore ).getEntityRecord(
		kind,
		name,
		key as never
	) ) as Fields | undefined;
}

function getBase( record: RecordRef ) {
	return select( store ).getBase( dirtyRecordId( record ) );
}

// Updates the stored base of a record, except for fields with unsaved edits that are not sent.
function moveStoredBase( record: RecordRef, now: Fields, sent: Fields ): void {
	const id = dirtyRecordId( record );
	const base = getBase( record );
	if ( base ) {
		const unsaved =
			getWriteParticipants().get( 'unsavedFields' )?.( id ) ?? [];
		void dispatch( store ).storeBase( id, {
			...base,
			token: readToken( now ),
			fields: overlayBase( base.fields, now, sent, unsaved ),
		} );
	}
}

// Runs a write with the shown version as its base, unless unsaved edits have a base already.
async function withBase< T >(
	record: RecordRef,
	shown: Fields | undefined,
	write: () => Promise< T >
): Promise< T > {
	const token = shown && readToken( shown );
	if ( token === undefined || getBase( record ) ) {
		return write();
	}
	await resolveSelect( coreStore ).getEntitiesConfig( record.kind );
	const config = select( coreStore ).getEntityConfig(
		record.kind,
		record.name
	);
	const id = dirtyRecordId( record );
	void dispatch( store ).storeBase( id, {
		route: toRestRoute( recordPath( config, record.key ) ),
		token,
		fields: shown ?? {},
	} );
	try {
		return await write();
	} finally {
		void dispatch( store ).forgetBase( id );
	}
}
