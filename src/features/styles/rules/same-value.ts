import equal from 'fast-deep-equal';

import { isRecord } from '@/utils/is-record';

/**
 * Returns whether two values of a config mean the same: a reference to a preset has two spellings, `var:preset|color|base` and
 * `var(--wp--preset--color--base)`.
 *
 * @param a One value.
 * @param b The other.
 */
export function isSameValue( a: unknown, b: unknown ): boolean {
	return equal( a, b ) || equal( spellReferences( a ), spellReferences( b ) );
}

function spellReferences( value: unknown ): unknown {
	if ( typeof value === 'string' ) {
		return value.replace(
			/^var\(--wp--(.+)\)$/,
			( _match, name: string ) => `var:${ name.replaceAll( '--', '|' ) }`
		);
	}
	if ( Array.isArray( value ) ) {
		return value.map( spellReferences );
	}
	return isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).map( ( [ key, entry ] ) => [
					key,
					spellReferences( entry ),
				] )
		  )
		: value;
}
