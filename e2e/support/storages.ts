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

/** MariaDB, where this machine has it; `npm test` installs it where it can. */
const MARIADB: Storage | null = findMariaDb() && {
	database: 'mariadb',
	hasObjectCache: false,
};

/**
 * Storages for tests that touch the database, by name: each database, and a persistent object cache before one of them. What is cached
 * does not depend on the database below it.
 */
export const STORAGES: Record< string, Storage > = {
	SQLite: SQLITE,
	...( MARIADB && { MariaDB: MARIADB } ),
	'an object cache': { ...( MARIADB ?? SQLITE ), hasObjectCache: true },
};
