import type { useRegistry } from '@wordpress/data';

import { isRecord } from '@/utils/is-record';
import { store, type RecordBase } from './bases-store';
import type { Fields } from './compare-fields';
import { dirtyRecordId, type DirtyRecord } from './dirty-record';
import type { ContentToken } from './server-change';

type Registry = ReturnType< typeof useRegistry >;

/** Base of changes that were left behind. */
export interface LeftBase {
	/** Token of the content; undefined where the server gave none. */
	token: ContentToken | undefined;
	/** The edited fields as they were. */
	fields: Fields;
}

/**
 * Returns the token that the changes of a record began from; of a setting its own alone.
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
 * Lets the changes of a record begin from what they began from in the page that was left, so that what somebody else wrote since is
 * not overwritten unseen.
 *
 * @param registry The registry that holds the records; the changes are in it already.
 * @param record   The record, or a setting of the site.
 * @param left     What the changes began from.
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
 * Returns what the changes of a record begin from after some of them were brought back. Settings are compared one by one: the others
 * keep what is known of them.
 *
 * @param base What is known of the record.
 * @param left What the changes that were brought back began from.
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
