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

/**
 * Storages for tests that touch the database, by name: SQLite and MariaDB, each with and without a persistent object cache.
 * MariaDB is left out where this machine does not have it; `npm test` installs it where it can.
 */
export const STORAGES: Record< string, Storage > = {
	SQLite: SQLITE,
	'SQLite with an object cache': { ...SQLITE, hasObjectCache: true },
	...( findMariaDb() && {
		MariaDB: { database: 'mariadb', hasObjectCache: false },
		'MariaDB with an object cache': {
			database: 'mariadb',
			hasObjectCache: true,
		},
	} ),
};
