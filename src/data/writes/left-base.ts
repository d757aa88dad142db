import type { useRegistry } from '@wordpress/data';

import { isRecord } from '@/utils/is-record';
import { store, type RecordBase } from './bases-store';
import type { Fields } from './compare-fields';
import { dirtyRecordId, type DirtyRecord } from './dirty-record';
import type { ContentToken } from './server-change';

type Registry = ReturnType< typeof useRegistry >;

/** Base of changes that were left behind. */
export interface LeftBase {
	/** Token of the content; undefined if the server sent none. */
	token: ContentToken | undefined;
	/** The edited fields before the changes. */
	fields: Fields;
}

/**
 * Returns the token from which the changes of a record began; for a setting only its own token.
 *
 * @param registry The registry that holds the records.
 * @param record   The record, or a setting of the site.
 */
export function readBaseToken(
	registry: Registry,
	record: DirtyRecord
): ContentToken | undefined {
	const token = registry.select( store ).getBase( baseId( record ) )?.token;
	const { property } = record;
	if ( property === undefined || ! isRecord( token ) ) {
		return token;
	}
	const own = token[ property ];
	return own === undefined ? undefined : { [ property ]: own };
}

/**
 * Restores the base that the changes of a record had in the page that was left, so that a later write of somebody else
 * is not overwritten silently.
 *
 * @param registry The registry that holds the records, with the changes already applied.
 * @param record   The record, or a setting of the site.
 * @param left     The base of the changes.
 */
export function restoreBase(
	registry: Registry,
	record: DirtyRecord,
	left: LeftBase
): void {
	const id = baseId( record );
	const base = registry.select( store ).getBase( id );
	if ( base ) {
		void registry
			.dispatch( store )
			.storeBase( id, mergeLeftBase( base, left ) );
	}
}

/**
 * Returns the base of a record's changes after some of them were restored. Settings are compared one by one: the others
 * keep their bases.
 *
 * @param base The known base of the record.
 * @param left The base of the restored changes.
 */
export function mergeLeftBase(
	base: RecordBase,
	{ token, fields }: LeftBase
): RecordBase {
	return {
		...base,
		token:
			isRecord( token ) && isRecord( base.token )
				? { ...base.token, ...token }
				: token ?? base.token,
		fields: { ...base.fields, ...fields },
	};
}

function baseId( { kind, name, key }: DirtyRecord ): string {
	return dirtyRecordId( { kind, name, key } );
}
