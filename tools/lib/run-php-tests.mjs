import { join } from 'node:path';
import { findPhp } from './find-php.mjs';
import { ROOT } from './project.mjs';
import { run } from './run.mjs';
import { startWasmPhp } from './wasm-php.mjs';
import { ensureWordPressFiles } from './wordpress-files.mjs';

const RUNNER = 'test/php/run.php';

/**
 * Runs `test/php`, with the system's PHP or else with PHP in WebAssembly, on WordPress's own files.
 *
 * @return {Promise<{ passed: number, failed: number, output: string }>} The counts, and what was printed.
 */
export async function runPhpTests() {
	const { wordpress } = await ensureWordPressFiles();
	const php = await findPhp();
	return readCounts(
		php.command
			? await runNative( php.command, wordpress )
			: await runWasm( wordpress )
	);
}

async function runNative( command, wordpress ) {
	const { output } = await run( command, [
		join( ROOT, RUNNER ),
		wordpress,
	] );
	return output;
}

async function runWasm( wordpress ) {
	const runCode = await startWasmPhp( {
		'/project/includes': join( ROOT, 'includes' ),
		'/project/test': join( ROOT, 'test' ),
		'/wordpress': wordpress,
	} );
	return runCode(
		`<?php $argv = array( '', '/wordpress' ); require '/project/${ RUNNER }';`
	);
}

/**
 * Reads the counts from the last line. Tests that did not come to their end count as one failure.
 *
 * @param {string} output What the runner printed.
 * @return {{ passed: number, failed: number, output: string }} The counts.
 */
export function readCounts( output ) {
	const [ , passed, failed ] =
		output
			.trimEnd()
			.split( '\n' )
			.at( -1 )
			?.match( /^\{"passed":(\d+),"failed":(\d+)\}$/ ) ?? [];
	return Number( passed ) > 0
		? { passed: Number( passed ), failed: Number( failed ), output }
		: { passed: 0, failed: 1, output };
}
