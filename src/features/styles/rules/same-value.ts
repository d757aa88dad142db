import { isRecord } from '@/utils/is-record';
import { areEqualValues } from '@/utils/theme-json/equal-values';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';

/**
 * Returns whether two values of a config mean the same: a reference to a preset has two spellings, `var:preset|color|base` and
 * `var(--wp--preset--color--base)`, and an empty value equals a missing one.
 *
 * @param a    One value.
 * @param b    The other.
 * @param path Path of both, from `settings` or `styles` down.
 */
export function isSameValue(
	a: unknown,
	b: unknown,
	path: ConfigPath = []
): boolean {
	return (
		areEqualValues( a, b, path ) ||
		areEqualValues( spellReferences( a ), spellReferences( b ), path )
	);
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
