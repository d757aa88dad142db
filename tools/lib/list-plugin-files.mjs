import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that help developers and run nowhere. */
const NOT_SHIPPED = /(^|\/)\.|\.(map|po)$|\.LICENSE\.txt$/;

/**
 * Lists the files that the installable plugin holds.
 *
 * @param {string}   root  The project's folder.
 * @param {string[]} parts Files and folders in it that belong to the plugin; those that are not there are left out.
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
