import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, absolute. */
export const ROOT = fileURLToPath(
	new URL( '../..', import.meta.url )
).replace( /[\\/]$/, '' );

/** The folder of the PHP files that a local WordPress runs beside the plugin. */
export const LOCAL_PHP = join( ROOT, 'tools', 'wordpress' );

/** Where downloads are kept between runs; the environment variable ATELIER_CACHE moves it, to share it between checkouts. */
export const CACHE = process.env.ATELIER_CACHE
	? resolve( process.env.ATELIER_CACHE )
	: join( ROOT, '.cache' );

/** Where the sites of `npm start` live, one folder for each flavour of PHP; the environment variable ATELIER_STATE moves it. */
export const STATE = process.env.ATELIER_STATE
	? resolve( process.env.ATELIER_STATE )
	: join( ROOT, '.wordpress' );

/** The parts of the project that a site needs to run the plugin, and that the installable zip holds. */
export const PLUGIN_PARTS = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'includes',
	'build',
	'languages',
];
