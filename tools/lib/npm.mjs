import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Finds npm's own script, so that it runs by the Node that runs us, whatever the shell and the system.
 *
 * @return {string|null} The script's path, or null when only the command `npm` can be tried.
 */
function findNpmScript() {
	const beside = dirname( process.execPath );
	return (
		[
			process.env.npm_execpath,
			join( beside, 'node_modules/npm/bin/npm-cli.js' ),
			join( beside, '../lib/node_modules/npm/bin/npm-cli.js' ),
		].find(
			( path ) =>
				path && /npm-cli\.js$/.test( path ) && existsSync( path )
		) ?? null
	);
}

/**
 * Runs npm with the person's own configuration (registry, proxy, certificates).
 *
 * @param {string[]} args    npm's arguments.
 * @param {Object}   options Options of `run`.
 * @return {ReturnType<typeof run>} The outcome.
 */
export function npm( args, options = {} ) {
	const script = findNpmScript();
	return script
		? run( process.execPath, [ script, ...args ], options )
		: run( 'npm', args, {
				shell: process.platform === 'win32',
				...options,
		  } );
}
