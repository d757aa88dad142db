import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../tools/lib/browser-flags.mjs';
import { findBrowser } from '../tools/lib/find-browser.mjs';

const executablePath = findBrowser();

export default defineConfig( {
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
	use: {
		viewport: { width: 1280, height: 800 },
		trace: 'retain-on-failure',
		screenshot: 'only-on-failure',
		launchOptions: {
			...( executablePath && { executablePath } ),
			args: BROWSER_FLAGS,
		},
	},
} );
