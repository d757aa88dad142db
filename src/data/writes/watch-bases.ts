import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import { toRestRoute } from '../reads/rest-route';
import { store } from './bases-store';
import type { Fields } from './compare-fields';
import { dirtyRecordId, type RecordRef } from './dirty-record';
import { recordPath } from './record-path';
import { readToken } from './server-change';
import { getWriteParticipants } from './write-participants';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Stores the base of each record at its first unsaved change, and removes it when no unsaved changes remain.
 *
 * @param registry The registry that holds the records.
 * @return Function that ends the watch.
 */
export function watchBases( registry: Registry ): () => void {
	let before: readonly RecordRef[] = [];
	let kept = new Set< string >();

	const update = () => {
		const records = getDirtyRecords( registry.select( coreStore ) );
		if ( records === before ) {
			return;
		}
		before = records;
		const ids = new Set( records.map( dirtyRecordId ) );
		for ( const record of records ) {
			if ( ! kept.has( dirtyRecordId( record ) ) ) {
				storeBase( registry, record );
			}
		}
		for ( const id of kept ) {
			if ( ! ids.has( id ) ) {
				void registry.dispatch( store ).forgetBase( id );
			}
		}
		kept = ids;
	};
	update();
	const leave = getWriteParticipants().add( 'unsavedFields', ( id ) => {
		const record = before.find( ( ref ) => dirtyRecordId( ref ) === id );
		return record
			? Object.keys(
					registry
						.select( coreStore )
						.getEntityRecordNonTransientEdits(
							record.kind,
							record.name,
							record.key as never
						) ?? {}
			  )
			: [];
	} );
	const unsubscribe = registry.subscribe( update, coreStore );
	return () => {
		unsubscribe();
		leave();
	};
}

/**
 * Stores a version of a record, that of core-data or of another person, as the base of its changes.
 *
 * @param registry The registry that holds the records.
 * @param record   The record.
 * @param fields   Its fields; undefined for those of core-data.
 */
export function storeBase(
	registry: Registry,
	{ kind, name, key }: RecordRef,
	fields?: Fields
): void {
	const core = registry.select( coreStore );
	const config = core.getEntityConfig( kind, name );
	if ( ! config ) {
		return;
	}
	const base =
		fields ??
		( core.getRawEntityRecord( kind, name, key as never ) as
			| Fields
			| undefined ) ??
		{};
	void registry
		.dispatch( store )
		.storeBase( dirtyRecordId( { kind, name, key } ), {
			route: toRestRoute( recordPath( config, key ) ),
			token: readToken( base ),
			fields: base,
		} );
}
