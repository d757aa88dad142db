import { toRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { shorten } from '@/utils/shorten';
import {
	HISTORY_KINDS,
	type HistoryAuthor,
	type RecordName,
} from '../rules/types';

/**
 * Reads the name of a record; undefined for an unknown kind.
 *
 * @param value The record.
 */
export function readRecordName(
	value: Record< string, unknown >
): RecordName | undefined {
	const key = toText( value.key );
	const kind = HISTORY_KINDS.find( ( each ) =>
		key.startsWith( `${ each }/` )
	);
	return (
		kind && {
			key,
			kind,
			title: shorten( toText( value.title ) ),
			restId: toText( value.restId ) || key.slice( kind.length + 1 ),
		}
	);
}

/**
 * Reads an author.
 *
 * @param value The person.
 */
export function readHistoryAuthor( value: unknown ): HistoryAuthor {
	const { id, name, avatar } = toRecord( value );
	return {
		id: toNumber( id ),
		name: shorten( toText( name ) ),
		avatar: toText( avatar ),
	};
}
