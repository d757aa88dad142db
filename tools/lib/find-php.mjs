import { run } from './run.mjs';

/** PHP extensions that a local WordPress needs: pdo_sqlite for its database, the others for WordPress. */
const EXTENSIONS = [
	'pdo_sqlite',
	'sqlite3',
	'mbstring',
	'json',
	'dom',
	'xml',
	'fileinfo',
];
const PROBE =
	'echo json_encode( [ PHP_VERSION_ID, PHP_VERSION, array_map( "strtolower", get_loaded_extensions() ) ] );';

/**
 * Looks for a PHP on this machine that can run a local WordPress.
 *
 * @param {string} command The program; the environment variable ATELIER_PHP names another.
 * @return {Promise<{ command?: string, version?: string, problem?: string }>} The program, or why there is none.
 */
export async function findPhp( command = process.env.ATELIER_PHP || 'php' ) {
	const { code, stdout } = await run(
		command,
		[ '-d', 'display_errors=0', '-r', PROBE ],
		{ timeoutMs: 20_000 }
	);
	if ( code !== 0 ) {
		return { problem: `there is no “${ command }” on this machine` };
	}
	let id, version, extensions;
	try {
		[ id, version, extensions ] = JSON.parse( stdout );
	} catch {
		return { problem: `“${ command }” does not answer as PHP does` };
	}
	if ( id < 80100 ) {
		return { problem: `its version is ${ version }, and 8.1 is the least` };
	}
	const missing = EXTENSIONS.filter(
		( name ) => ! extensions.includes( name )
	);
	return missing.length
		? { problem: `it lacks ${ missing.join( ', ' ) }` }
		: { command, version };
}
