import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { ROOT } from './project.mjs';

const PLAYGROUND = join( ROOT, 'tools', 'playground' );

/**
 * Starts a PHP in WebAssembly inside this process.
 *
 * @param {Object<string, string>} folders Folders of this machine to mount, by their paths in PHP.
 * @return {Promise<(code: string) => Promise<string>>} A function that runs PHP code, beginning with `<?php`, and returns its output.
 */
export async function startWasmPhp( folders = {} ) {
	await ensureDependencies(
		PLAYGROUND,
		'Installing PHP in WebAssembly (215 MB)'
	);
	const load = ( name ) =>
		import(
			pathToFileURL(
				join(
					PLAYGROUND,
					'node_modules',
					'@php-wasm',
					name,
					'index.js'
				)
			).href
		);
	const [ { createNodeFsMountHandler, loadNodeRuntime }, { PHP } ] =
		await Promise.all( [ load( 'node' ), load( 'universal' ) ] );
	const php = new PHP(
		await loadNodeRuntime( '8.3', {
			emscriptenOptions: { processId: process.pid },
		} )
	);
	for ( const [ path, folder ] of Object.entries( folders ) ) {
		php.mkdir( path );
		await php.mount( path, createNodeFsMountHandler( folder ) );
	}
	return async ( code ) => ( await php.run( { code } ) ).text;
}
