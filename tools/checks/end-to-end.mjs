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

/** One more than a machine for tests has cores: each waits for its site a good part of its time, and this step is alone. */
const WORKERS = 3;

/** Runs the end-to-end tests in a browser against a real WordPress; what they need is found or installed first. */
export const endToEnd = {
	name: 'e2e',
	needs: 'build',
	isAlone: true,
	run: async () => {
		rmSync( REPORT, { force: true } );
		const browser = await ensureHeadlessBrowser();
		if ( await ensurePhp() ) {
			await ensureMariaDb();
		}
		await ensureWordPressFiles();
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
