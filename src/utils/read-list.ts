import { isRecord } from './is-record';

/**
 * Reads the items of a list. Invalid items are dropped; the rest of the list is kept.
 *
 * @param list List of any type.
 * @param read Reads an item; undefined for an invalid one.
 */
export function readList< T >(
	list: unknown,
	read: ( item: Record< string, unknown > ) => T | undefined
): readonly T[] {
	return Array.isArray( list )
		? list.filter( isRecord ).flatMap( ( item ) => read( item ) ?? [] )
		: [];
}
