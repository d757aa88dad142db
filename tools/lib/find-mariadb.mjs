import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian keeps the server outside the path of people who are not root.
const FOLDERS = [
	...( process.env.PATH ?? '' ).split( delimiter ),
	'/usr/sbin',
	'/usr/local/sbin',
].filter( Boolean );

/**
 * The programs of a MariaDB server.
 *
 * @typedef {Object} MariaDbPrograms
 * @property {string} server  The server itself.
 * @property {string} install The program that makes a data folder.
 */

/**
 * Looks for a MariaDB server on this machine.
 *
 * @param {string[]} folders Where to look.
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
