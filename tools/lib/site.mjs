import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNativeServer } from './native-server.mjs';
import { PLUGIN_PARTS, ROOT } from './project.mjs';
import { installWordPress, runTask } from './site-client.mjs';
import { layOutSite, linkParts } from './site-files.mjs';
import { startWasmServer, WASM_LOCAL_PHP } from './wasm-server.mjs';

/** Atelier itself, as a plugin of a site: linked to the project, only what runs. */
export const ATELIER = { slug: 'atelier', source: ROOT, parts: PLUGIN_PARTS };

/**
 * A local WordPress.
 *
 * @typedef {Object} Site
 * @property {string}                                      url    Its address, without a slash at its end.
 * @property {string}                                      folder Its WordPress folder.
 * @property {(name: string, args?: Object) => Promise<*>} task   Has it do a task of `tools/wordpress/tasks`.
 * @property {() => Promise<void>}                         stop   Ends its server.
 */

/**
 * Serves a local WordPress; makes it first when its folder is not there.
 *
 * @param {Object}                                               options            What to serve, and how.
 * @param {string}                                               options.dir        A folder of the site's own: WordPress is in `wordpress` in it.
 * @param {string}                                               [options.folder]   Another WordPress folder, served as it is, in place of the one in `dir`.
 * @param {number}                                               options.port       The port on 127.0.0.1.
 * @param {{ wordpress: string, sqlite: string }}                options.files      Where WordPress comes from, as `ensureWordPressFiles` returns it.
 * @param {string|null}                                          options.php        The PHP program; null for PHP in WebAssembly.
 * @param {number}                                               [options.workers]  How many requests are served at a time.
 * @param {string}                                               [options.title]    The site's title when it is installed.
 * @param {{ slug: string, source: string, parts?: string[] }[]} [options.plugins]  Plugins that the site gets and activates.
 * @param {{ slug: string, source: string }[]}                   [options.themes]   Themes that the site gets.
 * @param {string|null}                                          [options.seed]     A task that fills the site after it was made; null for none.
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
