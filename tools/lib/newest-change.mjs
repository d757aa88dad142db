import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds when anything in some files and folders last changed.
 *
 * @param {string[]} paths Files and folders; those that are not there are left out.
 * @return {number} Milliseconds since 1970, 0 when nothing is there.
 */
export function newestChange( paths ) {
	return paths.reduce( ( newest, path ) => {
		const stats = statSync( path, { throwIfNoEntry: false } );
		if ( ! stats ) {
			return newest;
		}
		if ( ! stats.isDirectory() ) {
			return Math.max( newest, stats.mtimeMs );
		}
		return Math.max(
			newest,
			newestChange(
				readdirSync( path ).map( ( name ) => join( path, name ) )
			)
		);
	}, 0 );
}
