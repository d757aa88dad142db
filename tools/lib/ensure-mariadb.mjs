import { aptInstall, canUseApt } from './apt.mjs';
import { findMariaDb } from './find-mariadb.mjs';
import { step } from './progress.mjs';

/**
 * Finds a MariaDB server of the system, or installs one with PHP's driver where possible.
 *
 * @return {Promise<import('./find-mariadb.mjs').MariaDbPrograms|null>} Its programs, or null: tests of the database then run on
 *                                                                     SQLite only.
 */
export async function ensureMariaDb() {
	if ( ! findMariaDb() && ( await canUseApt() ) ) {
		await step( 'Installing MariaDB by apt-get', () =>
			aptInstall( [ 'mariadb-server', 'php-mysql' ] ).then( () => {} )
		);
	}
	return findMariaDb();
}
