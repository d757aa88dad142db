import { type Config } from '@/utils/theme-json/config';
import { areEqualValues, isEmptyValue } from '@/utils/theme-json/equal-values';
import {
	getAtPath,
	pruneEmpty,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { isSameValue } from './same-value';

/** A value that the server did not store as it was sent. */
export interface SaveDifference {
	path: ConfigPath;
	/** `dropped`: the saved record has no value; `changed`: it has another one. */
	kind: 'dropped' | 'changed';
}

/**
 * Lists the values that the server dropped or changed in the styles that were sent. Added values are no loss and not listed, nor are
 * styles for style variations that a block does not have: they have no effect.
 *
 * @param sent  Config as it was sent.
 * @param saved Config as the server returned it.
 */
export function getSaveDifferences(
	sent: Config,
	saved: Config
): SaveDifference[] {
	return ( [ 'styles', 'settings' ] as const ).flatMap( ( part ) =>
		compare( pruneEmpty( sent[ part ] ), saved[ part ], [ part ] )
	);
}

function compare(
	sent: unknown,
	saved: unknown,
	path: ConfigPath
): SaveDifference[] {
	if (
		isRecord( sent ) &&
		( isRecord( saved ) ||
			saved === undefined ||
			isEmptyValue( saved, path ) )
	) {
		return Object.entries( sent ).flatMap( ( [ key, value ] ) =>
			compare( value, getAtPath( saved, [ key ] ), [ ...path, key ] )
		);
	}
	if (
		sent === undefined ||
		path.includes( 'variations' ) ||
		isStored( sent, saved, path )
	) {
		return [];
	}
	return [
		{
			path,
			kind: saved === undefined || saved === null ? 'dropped' : 'changed',
		},
	];
}

// The server returns a preset list without an origin as the user's, which is the same value.
function isStored( sent: unknown, saved: unknown, path: ConfigPath ): boolean {
	return Array.isArray( sent ) && isRecord( saved )
		? areEqualValues( sent, saved.custom )
		: isSameValue( sent, saved, path );
}
