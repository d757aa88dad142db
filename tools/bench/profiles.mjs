import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs';

const VIEWPORT = { width: 1440, height: 900 };

/**
 * Opens browser profiles on disk, like a person's. With a context in memory, the browser does not cache compiled code, and compiles every
 * script again each time.
 *
 * @param {string} executablePath The browser.
 * @param {string} url            Address of the site, at which each profile is logged in.
 * @return {{ open: () => Promise<import('playwright').BrowserContext>, closeAll: () => Promise<void> }} `open` starts a browser with an
 *                                                                          empty profile; `closeAll` closes and deletes all.
 */
export function createProfiles( executablePath, url ) {
	/** @type {Map<import('playwright').BrowserContext, string>} */
	const directories = new Map();
	return {
		async open() {
			const { chromium } = await import( '@playwright/test' );
			const directory = mkdtempSync(
				join( tmpdir(), 'atelier-profile-' )
			);
			const context = await chromium.launchPersistentContext( directory, {
				executablePath,
				args: BROWSER_FLAGS,
				viewport: VIEWPORT,
			} );
			directories.set( context, directory );
			await context.request.get( `${ url }/?atelier-login=admin` );
			// The browser's work for its first page belongs to no screen.
			const [ page ] = context.pages();
			await page.goto( `${ url }/wp-includes/images/blank.gif` );
			return context;
		},
		async closeAll() {
			for ( const [ context, directory ] of directories ) {
				await context.close();
				rmSync( directory, {
					recursive: true,
					force: true,
					maxRetries: 5,
				} );
			}
			directories.clear();
		},
	};
}
