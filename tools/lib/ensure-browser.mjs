import { aptInstall, canUseApt } from './apt.mjs';
import { findBrowser } from './find-browser.mjs';
import { npm } from './npm.mjs';
import { step } from './progress.mjs';
import { ROOT } from './project.mjs';
import { ToolError } from './tool-error.mjs';

/**
 * Finds Chromium's headless shell, or installs it with apt-get; otherwise finds or installs any Chromium.
 *
 * @return {Promise<string>} The program's path.
 */
export async function ensureHeadlessBrowser() {
	const find = () => findBrowser( { isShell: true } );
	if ( ! find() && ( await canUseApt() ) ) {
		await step( 'Installing Chromium’s headless shell by apt-get', () =>
			aptInstall( [ 'chromium-headless-shell' ] ).then( () => {} )
		);
	}
	return find() ?? ensureBrowser();
}

/**
 * Finds a Chromium, or installs one with apt-get, or else with Playwright.
 *
 * @return {Promise<string>} The program's path.
 */
export async function ensureBrowser() {
	const { chromium } = await import( '@playwright/test' );
	const find = () => findBrowser( { others: [ chromium.executablePath() ] } );
	const there = find();
	if ( there ) {
		return there;
	}
	if ( await canUseApt() ) {
		await step( 'Installing Chromium by apt-get', () =>
			aptInstall( [ 'chromium' ] ).then( () => {} )
		);
	}
	if ( ! find() ) {
		await step( 'Installing Chromium by Playwright', () =>
			npm( [ 'exec', '--', 'playwright', 'install', 'chromium' ], {
				cwd: ROOT,
			} ).then( () => {} )
		);
	}
	const installed = find();
	if ( ! installed ) {
		throw new ToolError(
			'There is no Chromium on this machine, and none could be installed.',
			'Install Chromium or Chrome, or say where one is: ATELIER_BROWSER=/path/to/chromium npm test'
		);
	}
	return installed;
}
