import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// On Debian the server is outside the PATH of users other than root.
const FOLDERS = [
	...( process.env.PATH ?? '' ).split( delimiter ),
	'/usr/sbin',
	'/usr/local/sbin',
].filter( Boolean );

/**
 * The programs of a MariaDB server.
 *
 * @typedef {Object} MariaDbPrograms
 * @property {string} server  The server.
 * @property {string} install The program that creates a data folder.
 */

/**
 * Looks for a MariaDB server on this machine.
 *
 * @param {string[]} folders Folders to search.
 * @return {MariaDbPrograms|null} Its programs, or null when there is none.
 */
export function findMariaDb( folders = FOLDERS ) {
	const find = ( name ) =>
		folders
			.map( ( folder ) => join( folder, name ) )
			.find( ( path ) => existsSync( path ) );
	const server = find( 'mariadbd' );
	const install = find( 'mariadb-install-db' );
	return server && install ? { server, install } : null;
}
