import equal from 'fast-deep-equal';

import { isRecord } from '../is-record';
import { PRESET_ORIGINS } from './config';
import type { ConfigPath } from './value-at-path';

/**
 * Returns whether two values of a record or config are equal. A missing value, an empty object and an empty list are equal at any depth:
 * PHP encodes an empty object as a list.
 *
 * @param a    One value.
 * @param b    The other.
 * @param path Path of both, from the name of the field down.
 */
export function areEqualValues(
	a: unknown,
	b: unknown,
	path: ConfigPath = []
): boolean {
	return equal( a, b ) || equal( dropEmpty( a, path ), dropEmpty( b, path ) );
}

/**
 * Returns whether a value is an empty object or an empty list, and so equals a missing value. An empty list of the presets of an origin hides
 * the theme's, so it does not.
 *
 * @param value The value.
 * @param path  Its path, from the name of the field down.
 */
export function isEmptyValue( value: unknown, path: ConfigPath ): boolean {
	return Array.isArray( value )
		? value.length === 0 && ! isPresetList( path )
		: isRecord( value ) && Object.keys( value ).length === 0;
}

function dropEmpty( value: unknown, path: ConfigPath ): unknown {
	if ( isEmptyValue( value, path ) ) {
		return undefined;
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => dropEmpty( item, [] ) );
	}
	if ( ! isRecord( value ) ) {
		return value;
	}
	const entries = Object.entries( value )
		.map( ( [ key, item ] ) => [
			key,
			dropEmpty( item, [ ...path, key ] ),
		] )
		.filter( ( [ , item ] ) => item !== undefined );
	return entries.length === 0 ? undefined : Object.fromEntries( entries );
}

function isPresetList( path: ConfigPath ): boolean {
	const own = path.slice( path[ 1 ] === 'blocks' ? 3 : 1 );
	return (
		path[ 0 ] === 'settings' &&
		own.length > 2 &&
		own[ 0 ] !== 'custom' &&
		PRESET_ORIGINS.some( ( origin ) => origin === own.at( -1 ) )
	);
}
