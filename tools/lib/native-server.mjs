import { openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup, stopGroup } from './process-group.mjs';
import { LOCAL_PHP } from './project.mjs';
import { ToolError } from './tool-error.mjs';
import { waitForServer } from './wait-for-server.mjs';

const SETTINGS = {
	'opcache.enable': 1,
	'opcache.memory_consumption': 192,
	'opcache.max_accelerated_files': 16000,
	'opcache.revalidate_freq': 0,
	// A test that deletes a file waits until the caches of all processes have expired.
	realpath_cache_ttl: 2,
	max_execution_time: 0,
	memory_limit: '512M',
	upload_max_filesize: '64M',
	post_max_size: '64M',
	display_errors: 0,
	output_buffering: 4096,
};

/**
 * Serves a WordPress folder with this machine's PHP.
 *
 * @param {Object} options           Options.
 * @param {string} options.php       The program, as `findPhp` returns it.
 * @param {string} options.folder    The WordPress folder.
 * @param {number} options.port      The port on 127.0.0.1.
 * @param {string} options.log       The file for PHP's output.
 * @param {number} [options.workers] Number of simultaneous requests.
 * @return {Promise<{ stop: () => Promise<void> }>} The running server.
 */
export async function startNativeServer( {
	php,
	folder,
	port,
	log,
	workers = 6,
} ) {
	const output = openSync( log, 'a' );
	const child = startGroup(
		php,
		[
			'-q',
			...Object.entries( SETTINGS ).flatMap( ( [ name, value ] ) => [
				'-d',
				`${ name }=${ value }`,
			] ),
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			folder,
			join( LOCAL_PHP, 'router.php' ),
		],
		{
			stdio: [ 'ignore', output, output ],
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: String( workers ) },
		}
	);
	closeSync( output );
	try {
		await waitForServer( port, child );
	} catch ( error ) {
		await stopGroup( child );
		throw new ToolError(
			`PHP did not serve on port ${ port }: ${ error.message }`,
			`What PHP printed is in ${ log }.`
		);
	}
	return { stop: () => stopGroup( child ) };
}
