import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureHeadlessBrowser } from '../lib/ensure-browser.mjs';
import { ensureMariaDb } from '../lib/ensure-mariadb.mjs';
import { ensurePhp } from '../lib/ensure-php.mjs';
import { ROOT } from '../lib/project.mjs';
import { runBin } from '../lib/run-bin.mjs';
import { ensureWordPressFiles } from '../lib/wordpress-files.mjs';
import { countPlaywright } from './count-tests.mjs';
import { readReport } from './read-report.mjs';

const REPORT = join( ROOT, 'artifacts', 'e2e.json' );

/** One more than the cores of a machine for tests: each worker often waits for its site, and this step runs alone. */
const WORKERS = 3;

let prepared = null;

/** Finds or installs, once, the requirements of the tests. It mostly waits for downloads, so it begins during the other steps. */
function prepare() {
	prepared ??= Promise.all( [
		prepareSystem(),
		ensureWordPressFiles(),
	] ).then( ( [ browser ] ) => browser );
	return prepared;
}

async function prepareSystem() {
	const browser = await ensureHeadlessBrowser();
	if ( await ensurePhp() ) {
		await ensureMariaDb();
	}
	return browser;
}

/** Runs the end-to-end tests in a browser against a real WordPress. */
export const endToEnd = {
	name: 'e2e',
	needs: 'build',
	isAlone: true,
	prepare,
	run: async () => {
		rmSync( REPORT, { force: true } );
		const browser = await prepare();
		const { code } = await runBin(
			'@playwright/test/cli.js',
			[
				'test',
				'--config',
				'e2e/playwright.config.ts',
				`--workers=${ WORKERS }`,
			],
			{
				isVisible: true,
				env: {
					...process.env,
					ATELIER_BROWSER: browser,
					ATELIER_E2E_REPORT: REPORT,
				},
			}
		);
		return countPlaywright( readReport( REPORT ), code );
	},
};
