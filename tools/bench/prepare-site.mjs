import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../lib/port.mjs';
import { step } from '../lib/progress.mjs';
import { CACHE, LOCAL_PHP } from '../lib/project.mjs';
import { createSite } from '../lib/site.mjs';
import { cloneSite } from '../lib/site-files.mjs';

/**
 * Starts a WordPress with a lot of content. Making it takes a while, so a copy is kept in the cache.
 *
 * @param {string} php   The PHP program.
 * @param {Object} files As `ensureWordPressFiles` returns them.
 * @return {Promise<{ site: import('../lib/site.mjs').Site, dispose: () => Promise<void> }>} The running site, and what ends and
 *                                                                                           removes it.
 */
export async function prepareSite( php, files ) {
	const seed = readFileSync( join( LOCAL_PHP, 'tasks', 'seed-large.php' ) );
	const name = `bench-${ createHash( 'sha256' )
		.update( seed )
		.digest( 'hex' )
		.slice( 0, 12 ) }`;
	const prepared = join( CACHE, name );
	if ( ! existsSync( prepared ) ) {
		await step(
			'Preparing 500 pages, 3,000 posts and 120 patterns',
			async () => {
				const partial = `${ prepared }-${ process.pid }`;
				const site = await createSite( {
					dir: partial,
					port: await findFreePort(),
					php,
					files,
					plugins: [],
					seed: 'seed-large',
				} );
				await site.stop();
				renameSync( partial, prepared );
			}
		);
	}
	const dir = mkdtempSync( join( tmpdir(), 'atelier-bench-' ) );
	cloneSite( join( prepared, 'wordpress' ), join( dir, 'wordpress' ) );
	const site = await createSite( {
		dir,
		port: await findFreePort(),
		php,
		files,
	} );
	return {
		site,
		dispose: async () => {
			await site.stop();
			rmSync( dir, { recursive: true, force: true } );
		},
	};
}
