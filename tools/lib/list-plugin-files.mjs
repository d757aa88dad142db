import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Matches files that only developers need. */
const NOT_SHIPPED = /(^|\/)\.|\.(map|po)$|\.LICENSE\.txt$/;

/**
 * Lists the files of the installable plugin.
 *
 * @param {string}   root  The project's folder.
 * @param {string[]} parts Files and folders in it that belong to the plugin; missing ones are omitted.
 * @return {string[]} Paths relative to the folder, with slashes, sorted.
 */
export function listPluginFiles( root, parts ) {
	return parts
		.flatMap( ( part ) => {
			const stats = statSync( join( root, part ), {
				throwIfNoEntry: false,
			} );
			if ( ! stats ) {
				return [];
			}
			return stats.isDirectory()
				? listPluginFiles(
						root,
						readdirSync( join( root, part ) ).map(
							( name ) => `${ part }/${ name }`
						)
				  )
				: [ part ];
		} )
		.filter( ( path ) => ! NOT_SHIPPED.test( path ) )
		.sort();
}
