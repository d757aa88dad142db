import isEqual from 'fast-deep-equal';

import { isRecord } from '@/utils/is-record';

/** Fields of a record by name. */
export type Fields = Readonly< Record< string, unknown > >;

/** State of the sent fields on the server. */
export type ArrivalState = 'saved' | 'unsaved' | 'unclear';

/**
 * Returns the value that a person edits: the raw text of a field that is also rendered.
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
 * @param base   The record as this person's changes began from it.
 * @param server The record as the server has it now.
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
 * @param base   The record before it was sent.
 * @param server The record as the server has it now.
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
