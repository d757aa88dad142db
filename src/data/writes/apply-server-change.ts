import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import isEqual from 'fast-deep-equal';

import { store } from './bases-store';
import type { Fields } from './compare-fields';
import {
	dirtyRecordId,
	type DirtyRecord,
	type RecordRef,
} from './dirty-record';
import { mergeChanges } from './merge-changes';
import { EDITOR_FIELDS, readRecordEdits } from './read-record-edits';
import type { ServerChange } from './server-change';
import { storeBase } from './watch-bases';
import { getMergedFields } from './write-with-merge';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Makes another person's saved version, which this person has reviewed and overwrites, the base of this person's changes. Of the fields
 * that are merged path by path only the paths that both changed are overwritten.
 *
 * @param registry The registry that holds the records.
 * @param record   The record.
 * @param change   The other person's change.
 * @return Fields, or paths in them, that only the other changed.
 */
export async function overwriteChange(
	registry: Registry,
	record: DirtyRecord,
	change: ServerChange
): Promise< readonly string[] > {
	const { kind, name, key } = record;
	const { edits, base } = readRecordEdits( registry, record );
	const merged = mergeChanges( {
		edits,
		base,
		server: change.record,
		...getMergedFields( record ),
	} );
	setServerBase( registry, record, change );
	const changed = Object.entries( merged.edits ).filter(
		( [ field, value ] ) => ! isEqual( value, edits[ field ] )
	);
	if ( changed.length > 0 ) {
		await registry
			.dispatch( coreStore )
			.editEntityRecord(
				kind,
				name,
				key as never,
				withEditorFields( Object.fromEntries( changed ) ),
				{ undoIgnore: true }
			);
	}
	return merged.mergedFields;
}

/**
 * Makes another person's saved version the base of this person's changes. The changes and the screen stay as they are.
 *
 * @param registry The registry that holds the records.
 * @param record   The record.
 * @param change   The other person's change.
 */
function setServerBase(
	registry: Registry,
	{ kind, name, key, property }: RecordRef,
	change: ServerChange
): void {
	const base = registry
		.select( store )
		.getBase( dirtyRecordId( { kind, name, key } ) );
	if ( property === undefined || ! base || typeof base.token === 'string' ) {
		storeBase(
			registry,
			{ kind, name, key },
			{ ...change.record, ...toTokenFields( change ) }
		);
		return;
	}
	// Other people's changes of settings that this write does not touch are reported when those are saved.
	const token = typeof change.token === 'string' ? {} : change.token;
	void registry
		.dispatch( store )
		.storeBase( dirtyRecordId( { kind, name, key } ), {
			...base,
			token: { ...base.token, [ property ]: token[ property ] ?? '' },
			fields: { ...base.fields, [ property ]: change.record[ property ] },
		} );
}

/**
 * Applies another person's saved version, with this person's changes over it.
 *
 * @param registry The registry that holds the records.
 * @param record   The record.
 * @param change   The other person's change.
 * @param edits    This person's changes, merged with it.
 */
export async function applyServerChange(
	registry: Registry,
	record: DirtyRecord,
	change: ServerChange,
	edits: Fields
): Promise< void > {
	const { kind, name, key } = record;
	const { receiveEntityRecords, editEntityRecord } =
		registry.dispatch( coreStore );
	const { content } = readRecordEdits( registry, record ).edits;
	setServerBase( registry, record, change );
	await receiveEntityRecords(
		kind,
		name,
		{ ...change.record, ...toTokenFields( change ) },
		undefined,
		true
	);
	// The edit is part of the save, so Undo skips it.
	await editEntityRecord(
		kind,
		name,
		key as never,
		edits.content === content ? edits : withEditorFields( edits ),
		{ undoIgnore: true }
	);
}

// The editor parses a content again that has no blocks; it would save its own blocks otherwise.
function withEditorFields( edits: Fields ): Fields {
	return 'content' in edits ? { ...edits, ...EDITOR_FIELDS } : edits;
}

function toTokenFields( { token }: ServerChange ): Fields {
	return typeof token === 'string'
		? { atelier_token: token }
		: { atelier_tokens: token };
}
