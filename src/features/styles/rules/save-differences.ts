import equal from 'fast-deep-equal';
import { type Config } from '@/utils/theme-json/config';
import {
	getAtPath,
	pruneEmpty,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { isSameValue } from './same-value';

/** One value that the server did not keep as it was sent. */
export interface SaveDifference {
	path: ConfigPath;
	/** `dropped`: the saved record has nothing there; `changed`: it has something else. */
	kind: 'dropped' | 'changed';
}

/**
 * Lists the values that the server dropped or changed in the styles that were sent. Added values are no loss and not listed, nor are
 * styles for style variations that a block does not have: they show nowhere.
 *
 * @param sent  Config as it was sent.
 * @param saved Config as the server returned it.
 */
export function getSaveDifferences(
	sent: Config,
	saved: Config
): SaveDifference[] {
	return ( [ 'styles', 'settings' ] as const ).flatMap( ( part ) =>
		compare( pruneEmpty( sent[ part ] ), saved[ part ], [] ).map(
			( difference ) => ( {
				...difference,
				path: [ part, ...difference.path ],
			} )
		)
	);
}

function compare(
	sent: unknown,
	saved: unknown,
	path: ConfigPath
): SaveDifference[] {
	if ( isRecord( sent ) && ( isRecord( saved ) || saved === undefined ) ) {
		return Object.entries( sent ).flatMap( ( [ key, value ] ) =>
			compare( value, getAtPath( saved, [ key ] ), [ ...path, key ] )
		);
	}
	if (
		sent === undefined ||
		path.includes( 'variations' ) ||
		isStored( sent, saved )
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

// A preset list sent without its origin comes back as the user's: the same value in the server's own form.
function isStored( sent: unknown, saved: unknown ): boolean {
	return Array.isArray( sent ) && isRecord( saved )
		? equal( sent, saved.custom )
		: isSameValue( sent, saved );
}
