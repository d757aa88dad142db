import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders without sources of the project. */
const SKIPPED = new Set( [
	'node_modules',
	'build',
	'artifacts',
	'dist',
	'coverage',
	'vendor',
] );

/**
 * Lists the project's own files below a folder.
 *
 * @param {string}                    folder   The folder.
 * @param {(name: string) => boolean} isWanted Returns whether a file with a name is listed.
 * @return {string[]} Their paths, sorted.
 */
export function findFiles( folder, isWanted ) {
	return readdirSync( folder, { withFileTypes: true } )
		.flatMap( ( entry ) => {
			if ( entry.isDirectory() ) {
				return SKIPPED.has( entry.name ) || entry.name.startsWith( '.' )
					? []
					: findFiles( join( folder, entry.name ), isWanted );
			}
			return entry.isFile() && isWanted( entry.name )
				? [ join( folder, entry.name ) ]
				: [];
		} )
		.sort();
}
