import type { RecordBase } from './bases-store';
import type { Fields } from './compare-fields';
import { readToken } from './server-change';

/**
 * Returns what the changes of a record begin from after some of them were written. Settings are written one by one: those that
 * were not sent stay with what they began from.
 *
 * @param base   What the changes began from.
 * @param answer What the server answered to the write.
 * @param sent   What was sent.
 */
export function moveBase(
	base: RecordBase,
	answer: Fields,
	sent: Fields
): RecordBase {
	const token = readToken( answer );
	if ( token === undefined || typeof token === 'string' ) {
		return { ...base, token, fields: { ...base.fields, ...answer } };
	}
	const names = Object.keys( sent ).filter( ( name ) => name in token );
	const pick = ( from: Fields ) =>
		Object.fromEntries( names.map( ( name ) => [ name, from[ name ] ] ) );
	return {
		...base,
		token: {
			...( typeof base.token === 'object' ? base.token : {} ),
			...( pick( token ) as Record< string, string > ),
		},
		fields: { ...base.fields, ...pick( answer ) },
	};
}
