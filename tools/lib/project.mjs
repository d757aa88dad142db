import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, absolute. */
export const ROOT = fileURLToPath(
	new URL( '../..', import.meta.url )
).replace( /[\\/]$/, '' );

/** The folder of the PHP files that a local WordPress runs in addition to the plugin. */
export const LOCAL_PHP = join( ROOT, 'tools', 'wordpress' );

/** The folder of downloads; the environment variable ATELIER_CACHE changes it, to share it between checkouts. */
export const CACHE = process.env.ATELIER_CACHE
	? resolve( process.env.ATELIER_CACHE )
	: join( ROOT, '.cache' );

/** The folder of the sites of `npm start`, one for each flavour of PHP; the environment variable ATELIER_STATE changes it. */
export const STATE = process.env.ATELIER_STATE
	? resolve( process.env.ATELIER_STATE )
	: join( ROOT, '.wordpress' );

/** The parts of the project that a site needs to run the plugin, and that the installable zip contains. */
export const PLUGIN_PARTS = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'includes',
	'build',
	'languages',
];
