import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { store } from './bases-store';
import type { Fields } from './compare-fields';
import { dirtyRecordId, type RecordRef } from './dirty-record';
import type { ServerChange } from './server-change';
import { keepBase } from './watch-bases';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Makes what somebody else saved the base of this person's changes; neither they nor what is shown change.
 *
 * @param registry The registry that holds the records.
 * @param record   The record.
 * @param change   What the other saved.
 */
export function keepChange(
	registry: Registry,
	{ kind, name, key, property }: RecordRef,
	change: ServerChange
): void {
	const base = registry
		.select( store )
		.getBase( dirtyRecordId( { kind, name, key } ) );
	if ( property === undefined || ! base || typeof base.token === 'string' ) {
		keepBase(
			registry,
			{ kind, name, key },
			{ ...change.record, ...toTokenFields( change ) }
		);
		return;
	}
	// What the other did to settings that are not looked at now is asked about when those are saved.
	const token = typeof change.token === 'string' ? {} : change.token;
	void registry
		.dispatch( store )
		.keepBase( dirtyRecordId( { kind, name, key } ), {
			...base,
			token: { ...base.token, [ property ]: token[ property ] ?? '' },
			fields: { ...base.fields, [ property ]: change.record[ property ] },
		} );
}

/**
 * Takes over what somebody else saved, and puts this person's changes on top of it.
 *
 * @param registry The registry that holds the records.
 * @param record   The record.
 * @param change   What the other saved.
 * @param edits    This person's changes, merged with it.
 */
export async function takeOverChange(
	registry: Registry,
	record: RecordRef,
	change: ServerChange,
	edits: Fields
): Promise< void > {
	const { kind, name, key } = record;
	const { receiveEntityRecords, editEntityRecord } =
		registry.dispatch( coreStore );
	keepChange( registry, record, change );
	await receiveEntityRecords(
		kind,
		name,
		{ ...change.record, ...toTokenFields( change ) },
		undefined,
		true
	);
	// The step belongs to the save, and is none that a person would undo.
	await editEntityRecord( kind, name, key as never, edits, {
		undoIgnore: true,
	} );
}

function toTokenFields( { token }: ServerChange ): Fields {
	return typeof token === 'string'
		? { atelier_token: token }
		: { atelier_tokens: token };
}
