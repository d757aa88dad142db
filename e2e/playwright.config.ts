import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../tools/lib/browser-flags.mjs';
import { findBrowser } from '../tools/lib/find-browser.mjs';
import type { WorkerFixtures } from './fixtures';
import { STORAGES } from './support/storages';

const executablePath = findBrowser( { isShell: true } ) ?? findBrowser();
/** Each page of a test lives for seconds: to optimize its scripts takes longer than it saves, and takes the site's core. */
const SHORT_LIVED_PAGES = '--js-flags=--single-threaded --no-opt --no-maglev';
const DATABASE_SPECS = /\.database\.spec\.ts$/;
/** Specs of how a database stores values, which a cache returns unchanged. */
const VALUE_SPECS =
	/(bad-inputs|compare|dropped-markup|stored-values|wrong-types)\.database\.spec\.ts$/;

/** Thousands of posts take minutes, and show the same on all: they are measured on the database of most sites, where it is there. */
const SCALE_STORAGE = STORAGES.MariaDB ?? STORAGES.SQLite;

/**
 * Specs that run on MariaDB without a cache, too: those that the cache leaves out, and those of writes at once and of memory. The others
 * meet MariaDB below the cache, and a site without a cache on SQLite.
 */
const UNCACHED_SPECS =
	/@scale|(bad-inputs|compare|dropped-markup|large-sites|stored-values|writes|wrong-types)\.database\.spec/;

export default defineConfig< object, WorkerFixtures >( {
	testDir: './specs',
	outputDir: '../artifacts/e2e',
	globalSetup: './global-setup.ts',
	// One machine of two cores serves the sites and runs the browsers.
	workers: 2,
	retries: process.env.CI ? 1 : 0,
	timeout: 120_000,
	expect: { timeout: 30_000 },
	forbidOnly: Boolean( process.env.CI ),
	reporter: [
		[ 'list' ],
		[
			'json',
			{
				outputFile:
					process.env.ATELIER_E2E_REPORT ?? '../artifacts/e2e.json',
			},
		],
	],
	// Database specs run on each of them, with a site that these specs share.
	projects: [
		{ name: 'flows', testIgnore: DATABASE_SPECS },
		...Object.entries( STORAGES ).map( ( [ name, storage ] ) => ( {
			name,
			testMatch: DATABASE_SPECS,
			use: { ownSite: 'database', storage },
			...( name === 'MariaDB' && { grep: UNCACHED_SPECS } ),
			...( storage !== SCALE_STORAGE && { grepInvert: /@scale/ } ),
			...( storage.hasObjectCache && { testIgnore: VALUE_SPECS } ),
		} ) ),
	],
	use: {
		viewport: { width: 1280, height: 800 },
		// Recording slows every test and runs a script in every frame, so only what failed once is recorded.
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		launchOptions: {
			...( executablePath && { executablePath } ),
			args: [ ...BROWSER_FLAGS, SHORT_LIVED_PAGES ],
		},
	},
} );
