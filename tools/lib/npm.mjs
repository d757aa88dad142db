import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Finds npm's script, so that it runs with the current Node on every system and shell.
 *
 * @return {string|null} The script's path; null when only the command `npm` is available.
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
