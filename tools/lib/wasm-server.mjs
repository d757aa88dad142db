import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { startGroup, stopGroup } from './process-group.mjs';
import { LOCAL_PHP, ROOT } from './project.mjs';
import { ToolError } from './tool-error.mjs';
import { waitForServer } from './wait-for-server.mjs';

const PLAYGROUND = join( ROOT, 'tools', 'playground' );
/** Path of the tools' PHP files in PHP in WebAssembly. */
export const WASM_LOCAL_PHP = '/atelier-tools';
const STARTUP_MS = 180_000;

/**
 * Serves a WordPress folder with PHP in WebAssembly (WordPress Playground), which is installed at its first use.
 *
 * @param {Object} options           Options.
 * @param {string} options.folder    The WordPress folder.
 * @param {number} options.port      The port on 127.0.0.1.
 * @param {string} options.log       The file for the server's output.
 * @param {number} [options.workers] Number of simultaneous requests; with few, Playground may deadlock.
 * @return {Promise<{ stop: () => Promise<void> }>} The running server.
 */
export async function startWasmServer( { folder, port, log, workers = 6 } ) {
	await ensureDependencies(
		PLAYGROUND,
		'Installing PHP in WebAssembly (215 MB)'
	);
	const output = openSync( log, 'a' );
	const child = startGroup(
		process.execPath,
		[
			join(
				PLAYGROUND,
				'node_modules',
				'@wp-playground',
				'cli',
				'wp-playground.js'
			),
			'server',
			'--php=8.3',
			`--workers=${ workers }`,
			`--port=${ port }`,
			`--site-url=http://127.0.0.1:${ port }`,
			'--mount-dir-before-install',
			folder,
			'/wordpress',
			'--mount-dir-before-install',
			LOCAL_PHP,
			WASM_LOCAL_PHP,
			'--follow-symlinks',
			'--skip-sqlite-setup',
			'--wordpress-install-mode=do-not-attempt-installing',
		],
		{ cwd: PLAYGROUND, stdio: [ 'ignore', output, output ] }
	);
	closeSync( output );
	try {
		await waitForServer( port, child, STARTUP_MS );
	} catch ( error ) {
		await stopGroup( child );
		throw new ToolError(
			`PHP in WebAssembly did not serve on port ${ port }: ${ error.message }`,
			`What it printed is in ${ log }.`
		);
	}
	return { stop: () => stopGroup( child ) };
}
