import { spawnSync } from 'node:child_process';
import { findMariaDb } from '../../tools/lib/find-mariadb.mjs';

/** Database and object cache of a test site. */
export interface Storage {
	/** Its database. */
	database: 'sqlite' | 'mariadb';
	/** Whether it has a persistent object cache. */
	hasObjectCache: boolean;
}

/** Storage of most sites. */
export const SQLITE: Storage = { database: 'sqlite', hasObjectCache: false };

/** MariaDB, where this machine and its PHP support it; `npm test` installs it where possible. */
const MARIADB: Storage | null =
	findMariaDb() && hasMysqli()
		? { database: 'mariadb', hasObjectCache: false }
		: null;

function hasMysqli(): boolean {
	// Workers, which load this file, too, inherit the result.
	process.env.ATELIER_E2E_HAS_MYSQLI ??= String(
		spawnSync( process.env.ATELIER_PHP || 'php', [
			'-r',
			'exit( (int) ! extension_loaded( "mysqli" ) );',
		] ).status === 0
	);
	return process.env.ATELIER_E2E_HAS_MYSQLI === 'true';
}

/**
 * Storages for tests that depend on the database, by name: each database, and one of them with a persistent object cache, whose entries do
 * not depend on the database.
 */
export const STORAGES: Record< string, Storage > = {
	SQLite: SQLITE,
	...( MARIADB && { MariaDB: MARIADB } ),
	'an object cache': { ...( MARIADB ?? SQLITE ), hasObjectCache: true },
};
