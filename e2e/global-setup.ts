import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePhp } from '../tools/lib/ensure-php.mjs';
import { findFreePort } from '../tools/lib/port.mjs';
import { ATELIER, createSite } from '../tools/lib/site.mjs';
import { ensureWordPressFiles } from '../tools/lib/wordpress-files.mjs';
import {
	PREFERENCES,
	THEMES,
	type PreparedSite,
} from './support/prepared-site';

/**
 * Prepares one WordPress with demo content and the themes of the tests. Each worker then runs a copy of it, so that changes
 * of a test affect no test of another worker.
 */
export default async function globalSetup(): Promise< () => void > {
	const root = mkdtempSync( join( tmpdir(), 'atelier-e2e-' ) );
	const php = await ensurePhp();
	const files = await ensureWordPressFiles();
	const site = await createSite( {
		dir: join( root, 'prepared' ),
		port: await findFreePort(),
		files,
		php,
		plugins: [ ATELIER ],
		themes: THEMES,
		seed: 'seed',
	} );
	await site.task( 'set-preferences', PREFERENCES );
	await site.stop();
	const prepared: PreparedSite = { root, folder: site.folder, php, files };
	process.env.ATELIER_E2E_SITE = JSON.stringify( prepared );
	return () => rmSync( root, { recursive: true, force: true } );
}
