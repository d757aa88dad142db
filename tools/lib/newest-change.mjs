import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the time of the last change in files and folders.
 *
 * @param {string[]} paths Files and folders; missing ones are ignored.
 * @return {number} Milliseconds since 1970, 0 without files.
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
