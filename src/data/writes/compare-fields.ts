import { isRecord } from '@/utils/is-record';
import { areEqualValues } from '@/utils/theme-json/equal-values';

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
 * Returns whether two values of a field are equal; each may be the raw text alone.
 *
 * @param a    One value.
 * @param b    The other.
 * @param name Name of the field.
 */
export function areEqualFields(
	a: unknown,
	b: unknown,
	name: string
): boolean {
	return areEqualValues( rawValue( a ), rawValue( b ), [ name ] );
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
		const now = server[ name ];
		return (
			now !== undefined &&
			! areEqualFields( now, base[ name ], name ) &&
			! areEqualFields( now, edits[ name ], name )
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
			areEqualFields( server[ name ], fields[ name ], name )
		);
	if ( equals( edits ) ) {
		return 'saved';
	}
	return equals( base ) ? 'unsaved' : 'unclear';
}
