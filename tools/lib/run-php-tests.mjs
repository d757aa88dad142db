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
 * @return {Promise<string>} The output.
 */
export async function runPhpTests() {
	const { wordpress } = await ensureWordPressFiles();
	const php = await findPhp();
	return php.command
		? runNative( php.command, wordpress )
		: runWasm( wordpress );
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
