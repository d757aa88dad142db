import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNativeServer } from './native-server.mjs';
import { PLUGIN_PARTS, ROOT } from './project.mjs';
import { installWordPress, runTask } from './site-client.mjs';
import { layOutSite, linkParts } from './site-files.mjs';
import { startWasmServer, WASM_LOCAL_PHP } from './wasm-server.mjs';

/** Atelier as a plugin of a site: links to the parts of the project that the plugin needs. */
export const ATELIER = { slug: 'atelier', source: ROOT, parts: PLUGIN_PARTS };

/**
 * A local WordPress.
 *
 * @typedef {Object} Site
 * @property {string}                                      url    Its URL, without a trailing slash.
 * @property {string}                                      folder Its WordPress folder.
 * @property {(name: string, args?: Object) => Promise<*>} task   Runs a task of `tools/wordpress/tasks`.
 * @property {() => Promise<void>}                         stop   Stops its server.
 */

/**
 * Serves a local WordPress; creates it when its folder is missing.
 *
 * @param {Object}                                               options            Options.
 * @param {string}                                               options.dir        The site's folder; WordPress is in `wordpress` in it.
 * @param {string}                                               [options.folder]   Another WordPress folder, instead of the one in `dir`.
 * @param {number}                                               options.port       The port on 127.0.0.1.
 * @param {{ wordpress: string, sqlite: string }}                options.files      Files of WordPress, see `ensureWordPressFiles`.
 * @param {string|null}                                          options.php        The PHP program; null for PHP in WebAssembly.
 * @param {number}                                               [options.workers]  Number of simultaneous requests.
 * @param {string}                                               [options.title]    The site's title when it is installed.
 * @param {{ slug: string, source: string, parts?: string[] }[]} [options.plugins]  Plugins to link and activate.
 * @param {{ slug: string, source: string }[]}                   [options.themes]   Themes to link.
 * @param {string|null}                                          [options.seed]     A task that fills the site; null for none.
 * @param {import('./wp-config.mjs').Database|null}              [options.database] The database on a server; null for SQLite.
 * @return {Promise<Site>} The running site.
 */
export async function createSite( {
	dir,
	folder = join( dir, 'wordpress' ),
	port,
	files,
	php,
	workers,
	title = 'Atelier',
	plugins = [ ATELIER ],
	themes = [],
	seed = null,
	database = null,
} ) {
	const isComplete = existsSync( join( folder, 'wp-config.php' ) );
	if ( ! isComplete ) {
		rmSync( folder, { recursive: true, force: true } );
		layOutSite( folder, files, database );
	}
	for ( const { slug, source, parts = null } of plugins ) {
		linkParts(
			join( folder, 'wp-content', 'plugins', slug ),
			source,
			parts
		);
	}
	for ( const { slug, source } of themes ) {
		linkParts( join( folder, 'wp-content', 'themes', slug ), source );
	}
	mkdirSync( dir, { recursive: true } );
	const log = join( dir, 'server.log' );
	if ( ! php ) {
		writeFileSync(
			join( folder, 'wp-content', 'mu-plugins', 'atelier-local.php' ),
			`<?php\nrequire_once '${ WASM_LOCAL_PHP }/local.php';\n`
		);
	}
	const server = php
		? await startNativeServer( { php, folder, port, log, workers } )
		: await startWasmServer( { folder, port, log, workers } );
	const url = `http://127.0.0.1:${ port }`;
	const site = {
		url,
		folder,
		task: ( name, args ) => runTask( url, name, args ),
		stop: server.stop,
	};
	try {
		await installWordPress( url, title );
		await site.task( 'activate', {
			plugins: plugins.map( ( { slug } ) => slug ),
		} );
		if ( seed ) {
			await site.task( seed );
		}
	} catch ( error ) {
		await site.stop();
		throw error;
	}
	return site;
}
