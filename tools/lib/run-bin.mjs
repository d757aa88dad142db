import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { run } from './run.mjs';

/**
 * Runs a program of an installed package.
 *
 * @param {string}   path    The program's file below `node_modules`.
 * @param {string[]} args    Its arguments.
 * @param {Object}   options Options of `run`.
 * @return {ReturnType<typeof run>} The outcome.
 */
export function runBin( path, args, options = {} ) {
	return run(
		process.execPath,
		[ join( ROOT, 'node_modules', path ), ...args ],
		{
			cwd: ROOT,
			...options,
		}
	);
}
