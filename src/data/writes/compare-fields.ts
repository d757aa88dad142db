import isEqual from 'fast-deep-equal';

import { isRecord } from '@/utils/is-record';

/** Fields of a record by name. */
export type Fields = Readonly< Record< string, unknown > >;

/** State of the sent fields on the server. */
export type ArrivalState = 'saved' | 'unsaved' | 'unclear';

/**
 * Returns the editable value of a field: the raw text if the field is also rendered.
 *
 * @param value Value of a field in an answer of the server.
 */
export function rawValue( value: unknown ): unknown {
	return isRecord( value ) && 'raw' in value ? value.raw : value;
}

/**
 * Returns the edited fields that somebody else changed on the server in the meantime, to another value than this person's.
 *
 * @param edits  This person's changes.
 * @param base   The version from which this person's changes began.
 * @param server The server's current version.
 */
export function findConflicts(
	edits: Fields,
	base: Fields,
	server: Fields
): readonly string[] {
	return Object.keys( edits ).filter( ( name ) => {
		const now = rawValue( server[ name ] );
		return (
			now !== undefined &&
			! isEqual( now, rawValue( base[ name ] ) ) &&
			! isEqual( now, edits[ name ] )
		);
	} );
}

/**
 * Returns whether changes arrived, by the server's record, after a lost answer.
 *
 * @param edits  The changes that were sent.
 * @param base   The record before the write.
 * @param server The server's current version.
 */
export function checkArrival(
	edits: Fields,
	base: Fields,
	server: Fields
): ArrivalState {
	const names = Object.keys( edits );
	const equals = ( fields: Fields ) =>
		names.every( ( name ) =>
			isEqual( rawValue( server[ name ] ), rawValue( fields[ name ] ) )
		);
	if ( equals( edits ) ) {
		return 'saved';
	}
	return equals( base ) ? 'unsaved' : 'unclear';
}
