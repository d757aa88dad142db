import { isRecord } from '@/utils/is-record';
import type { RecordBase } from './bases-store';
import { areEqualFields, type Fields } from './compare-fields';
import { readToken } from './server-change';

/**
 * Returns the base of a record's changes after some of them were written. Settings are written one by one: those that
 * were not sent keep their bases.
 *
 * @param base    The base before the write.
 * @param answer  The server's answer to the write.
 * @param sent    The fields that were sent.
 * @param unsaved Names of the fields with unsaved changes.
 */
export function moveBase(
	base: RecordBase,
	answer: Fields,
	sent: Fields,
	unsaved: readonly string[]
): RecordBase {
	const token = readToken( answer );
	if ( token === undefined || typeof token === 'string' ) {
		const fields = overlayBase( base.fields, answer, sent, unsaved );
		const isChangedElsewhere = unsaved.some(
			( name ) =>
				! ( name in sent ) &&
				name in answer &&
				! areEqualFields( answer[ name ], base.fields[ name ], name )
		);
		// With the old token the server compares the write of the other fields again.
		return {
			...base,
			token: isChangedElsewhere ? base.token : token,
			fields,
		};
	}
	const names = Object.keys( sent ).filter( ( name ) => name in token );
	const pick = ( from: Fields ) =>
		Object.fromEntries( names.map( ( name ) => [ name, from[ name ] ] ) );
	return {
		...base,
		token: {
			...( isRecord( base.token ) ? base.token : {} ),
			...( pick( token ) as Record< string, string > ),
		},
		fields: { ...base.fields, ...pick( answer ) },
	};
}

/**
 * Returns the fields of a newer version, except for those with unsaved changes that are not written with it: these keep
 * their bases.
 *
 * @param before  The base before the write.
 * @param now     The newer version.
 * @param sent    The fields that were sent.
 * @param unsaved Names of the fields with unsaved changes.
 */
export function overlayBase(
	before: Fields,
	now: Fields,
	sent: Fields,
	unsaved: readonly string[]
): Fields {
	const kept = unsaved.filter(
		( name ) => ! ( name in sent ) && name in before
	);
	return {
		...before,
		...now,
		...Object.fromEntries(
			kept.map( ( name ) => [ name, before[ name ] ] )
		),
	};
}
