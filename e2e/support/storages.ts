import { spawnSync } from 'node:child_process';
import { findMariaDb } from '../../tools/lib/find-mariadb.mjs';

/** Where a test site keeps what it stores. */
export interface Storage {
	/** Its database. */
	database: 'sqlite' | 'mariadb';
	/** Whether what WordPress caches outlives a request. */
	hasObjectCache: boolean;
}

/** Storage of most sites. */
export const SQLITE: Storage = { database: 'sqlite', hasObjectCache: false };

/** MariaDB, where this machine and its PHP have it; `npm test` installs it where it can. */
const MARIADB: Storage | null =
	findMariaDb() && hasMysqli()
		? { database: 'mariadb', hasObjectCache: false }
		: null;

function hasMysqli(): boolean {
	// Workers take over the answer: they load this file, too.
	process.env.ATELIER_E2E_HAS_MYSQLI ??= String(
		spawnSync( process.env.ATELIER_PHP || 'php', [
			'-r',
			'exit( (int) ! extension_loaded( "mysqli" ) );',
		] ).status === 0
	);
	return process.env.ATELIER_E2E_HAS_MYSQLI === 'true';
}

/**
 * Storages for tests that touch the database, by name: each database, and a persistent object cache before one of them. What is cached
 * does not depend on the database below it.
 */
export const STORAGES: Record< string, Storage > = {
	SQLite: SQLITE,
	...( MARIADB && { MariaDB: MARIADB } ),
	'an object cache': { ...( MARIADB ?? SQLITE ), hasObjectCache: true },
};
