import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the report that a test runner wrote.
 *
 * @param {string} path Its path.
 * @return {Object|null} The report; null when the runner has not written one.
 */
export function readReport( path ) {
	try {
		return existsSync( path )
			? JSON.parse( readFileSync( path, 'utf8' ) )
			: null;
	} catch {
		return null;
	}
}
