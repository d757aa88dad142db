import {
	copyFileSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyTree } from '../../tools/lib/copy-tree.mjs';
import { findMariaDb } from '../../tools/lib/find-mariadb.mjs';
import { startMariaDb } from '../../tools/lib/mariadb-server.mjs';
import { findFreePort } from '../../tools/lib/port.mjs';
import { ATELIER, createSite } from '../../tools/lib/site.mjs';
import { cloneSite } from '../../tools/lib/site-files.mjs';
import type { Storage } from './storages';
import {
	DROP_INS_FOLDER,
	getPreparedSite,
	PLUGINS_FOLDER,
	PREFERENCES,
	THEMES,
} from './prepared-site';

/** A WordPress for one test. */
export interface TestSite {
	/** Its URL, without a trailing slash. */
	url: string;
	/** Its WordPress folder. */
	folder: string;
	/** Runs a task of `tools/wordpress/tasks`. */
	task: < Result = unknown >(
		name: string,
		args?: object
	) => Promise< Result >;
	/** Activates a theme. */
	useTheme: ( slug: string ) => Promise< void >;
	/** Adds a plugin of `e2e/plugins` and activates it. */
	usePlugin: ( slug: string ) => Promise< void >;
	/** Restores its initial content, plugins and theme; only with SQLite. */
	restore: () => Promise< void >;
	/** Reads PHP's log; empty without errors and warnings. */
	readDebugLog: () => string;
	/** Stops its server, and deletes it. */
	dispose: () => Promise< void >;
}

/**
 * Starts a copy of the prepared site.
 *
 * @param options         Options.
 * @param options.name    A word for its folder's name.
 * @param options.isClean Whether it has no demo content and no plugin, like a newly installed WordPress.
 * @param options.storage Its database and object cache.
 */
export async function startSite( {
	isClean = false,
	name = '',
	storage = { database: 'sqlite', hasObjectCache: false } as Storage,
} = {} ): Promise< TestSite > {
	const prepared = getPreparedSite();
	const dir = mkdtempSync( join( prepared.root, `site-${ name }-` ) );
	const original = join( prepared.folder, 'wp-content' );
	const programs = storage.database === 'mariadb' ? findMariaDb() : null;
	const database = programs && ( await startMariaDb( programs ) );
	if ( ! isClean && ! database ) {
		cloneSite( prepared.folder, join( dir, 'wordpress' ) );
	}
	const isNew = ! isClean && Boolean( database );
	const site = await createSite( {
		dir,
		port: await findFreePort(),
		files: prepared.files,
		php: prepared.php,
		workers: prepared.php ? 4 : 6,
		plugins: isNew ? [ ATELIER ] : [],
		themes: isNew ? THEMES : [],
		seed: isNew ? 'seed' : null,
		database,
	} );
	if ( isNew ) {
		await site.task( 'set-preferences', PREFERENCES );
	}
	const content = join( site.folder, 'wp-content' );
	const debugLog = join( content, 'debug.log' );
	if ( storage.hasObjectCache ) {
		copyFileSync(
			join( DROP_INS_FOLDER, 'object-cache.php' ),
			join( content, 'object-cache.php' )
		);
	}

	return {
		url: site.url,
		folder: site.folder,
		task: site.task,
		useTheme: async ( slug ) => {
			await site.task( 'activate', { theme: slug } );
		},
		usePlugin: async ( slug ) => {
			copyTree(
				join( PLUGINS_FOLDER, slug ),
				join( content, 'plugins', slug )
			);
			await site.task( 'activate', { plugins: [ slug ] } );
		},
		restore: async () => {
			for ( const part of [ 'database', 'uploads' ] ) {
				await removeFolder( join( content, part ) );
				copyTree( join( original, part ), join( content, part ) );
			}
		},
		readDebugLog: () =>
			existsSync( debugLog ) ? readFileSync( debugLog, 'utf8' ) : '',
		dispose: async () => {
			await site.stop();
			await database?.stop();
			rmSync( dir, { recursive: true, force: true } );
		},
	};
}

const REMOVAL_TRIES = 40;
const REMOVAL_PAUSE_MS = 250;

// A request of the previous page may still write into the folder, which is not empty then. Node's own retries do not empty it again.
async function removeFolder( folder: string ): Promise< void > {
	for ( let tries = 1; existsSync( folder ); tries++ ) {
		try {
			rmSync( folder, { recursive: true, force: true } );
		} catch ( error ) {
			if ( tries === REMOVAL_TRIES ) {
				throw error;
			}
			await setTimeout( REMOVAL_PAUSE_MS );
		}
	}
}
