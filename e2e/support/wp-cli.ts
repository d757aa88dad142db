import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { getPreparedSite } from './prepared-site';
import type { TestSite } from './site';

/** Output of a program. */
export interface Output {
	code: number | null;
	stdout: string;
	stderr: string;
}

/**
 * Creates a program `wp` for a site: WP-CLI from the package that brings WordPress.
 *
 * @param site The site.
 * @return A function that runs shell code in a folder of its own, where `wp` is on the path.
 */
export function createShell(
	site: TestSite
): ( code: string, env?: Record< string, string > ) => Promise< Output > {
	const { root, files, php } = getPreparedSite();
	if ( ! php ) {
		throw new Error( 'WP-CLI needs PHP on this machine.' );
	}
	const folder = mkdtempSync( join( root, 'shell-' ) );
	const program = join( folder, 'wp' );
	writeFileSync(
		program,
		`#!/bin/sh\nexec '${ php }' -d display_errors=stderr -d error_reporting=6143 '${ files.wpCli }' --allow-root --path='${ site.folder }' "$@"\n`
	);
	chmodSync( program, 0o755 );
	return ( code, env = {} ) =>
		new Promise( ( resolve, reject ) => {
			const shell = spawn( 'bash', [ '-euo', 'pipefail', '-c', code ], {
				cwd: folder,
				env: {
					...process.env,
					...env,
					PATH: `${ folder }:${ process.env.PATH }`,
				},
			} );
			const output: Output = { code: null, stdout: '', stderr: '' };
			shell.stdout.on( 'data', ( text ) => ( output.stdout += text ) );
			shell.stderr.on( 'data', ( text ) => ( output.stderr += text ) );
			shell.on( 'error', reject );
			shell.on( 'close', ( exit ) =>
				resolve( { ...output, code: exit } )
			);
		} );
}
