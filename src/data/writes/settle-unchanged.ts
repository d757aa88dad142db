import isEqual from 'fast-deep-equal';
import type { useRegistry } from '@wordpress/data';
import { parse } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';

import { rawValue, type Fields } from './compare-fields';
import type { DirtyRecord } from './dirty-record';

type Registry = ReturnType< typeof useRegistry >;
type MakeText = ( edited: unknown ) => unknown;

/**
 * Removes the unsaved changes of a record that equal the saved version, as after Redo of a reset, and returns whether it did.
 *
 * Core-data compares values. A function that serializes on saving never equals the saved text, so the record would always count as changed.
 *
 * @param registry The registry that holds the records.
 * @param record   The record with unsaved changes.
 * @param edits    These changes, with serialised texts.
 */
export function settleUnchanged(
	registry: Registry,
	{ kind, name, key, property }: DirtyRecord,
	edits: Fields
): boolean {
	const core = registry.select( coreStore );
	const id = key as never;
	const saved = core.getRawEntityRecord( kind, name, id ) as
		| Fields
		| undefined;
	const all: Fields =
		core.getEntityRecordNonTransientEdits( kind, name, id ) ?? {};
	const texts = Object.keys( edits ).filter(
		( field ) => typeof all[ field ] === 'function'
	);
	if ( ! saved || property !== undefined || texts.length === 0 ) {
		return false;
	}
	const edited = core.getEditedEntityRecord( kind, name, id );
	const isUnchanged = Object.entries( edits ).every( ( [ field, value ] ) => {
		const before = rawValue( saved[ field ] );
		return (
			isEqual( value, before ) ||
			( texts.includes( field ) &&
				typeof before === 'string' &&
				value === writeAgain( all[ field ], edited, before ) )
		);
	} );
	if ( ! isUnchanged ) {
		return false;
	}
	void registry
		.dispatch( coreStore )
		.editEntityRecord(
			kind,
			name,
			id,
			Object.fromEntries(
				texts.map( ( field ) => [ field, rawValue( saved[ field ] ) ] )
			),
			{ undoIgnore: true }
		);
	return true;
}

// The saved text, for example of a theme's file, may have other spaces or another order of attributes than serialised blocks.
function writeAgain( makeText: unknown, edited: unknown, text: string ) {
	return ( makeText as MakeText )( {
		...( edited as Fields ),
		blocks: parse( text ),
	} );
}
