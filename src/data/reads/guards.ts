import { isRecord, toRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/**
 * Returns whether a value is a record with a numeric id.
 *
 * @param value Any value.
 */
export function hasId(
	value: unknown
): value is Record< string, unknown > & { id: number } {
	return isRecord( value ) && typeof value.id === 'number';
}

/** Title of a record; both forms are texts. */
export interface TextTitle {
	raw?: string;
	rendered: string;
}

/**
 * Returns the title of a record; stored values other than texts are omitted.
 *
 * @param title The record's `title`.
 */
export function readTitle( title: unknown ): TextTitle {
	const { raw, rendered } = toRecord( title );
	return {
		...( typeof raw === 'string' && { raw } ),
		rendered: toText( rendered ),
	};
}

/**
 * Returns a parser of a collection. Invalid items are dropped; the rest of the list is kept.
 *
 * @param isItem Checks an item.
 */
export function parseItems< T >(
	isItem: ( value: unknown ) => value is T
): ( body: unknown ) => readonly T[] {
	return ( body ) => {
		if ( ! Array.isArray( body ) ) {
			throw new TypeError( 'The answer is no list.' );
		}
		return body.filter( isItem );
	};
}

/**
 * Returns a parser of a single record.
 *
 * @param isValid Checks the record.
 */
export function parseRecord< T >(
	isValid: ( value: unknown ) => value is T
): ( body: unknown ) => T {
	return ( body ) => {
		if ( ! isValid( body ) ) {
			throw new TypeError( 'The answer is something else.' );
		}
		return body;
	};
}
