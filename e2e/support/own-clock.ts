import type { Page } from '@playwright/test';

import type { ConsoleWatch } from './console-watch';

/**
 * Installs a clock in the page before the next navigation: time passes normally until the test advances `page.clock` instead of waiting.
 *
 * @param page         The page.
 * @param consoleWatch The console, in which Chromium reports that the clock cannot run in sandboxed frames.
 */
export async function giveOwnClock(
	page: Page,
	consoleWatch: ConsoleWatch
): Promise< void > {
	// The page that visitors get is one of them, for as long as it covers the canvas.
	consoleWatch.allow(
		/Blocked script execution in '(?:about:(?:blank|srcdoc)|[^']*[?&]wp_site_preview=1[^']*)'/
	);
	await page.addInitScript( () => {
		( window as any ).ownIdleCallback = window.requestIdleCallback;
	} );
	await page.clock.install();
	// The clock's own `requestIdleCallback` runs every 50 ms without the remaining time, so that the blocks of a page would take a minute.
	await page.addInitScript( () => {
		window.requestIdleCallback = ( window as any ).ownIdleCallback;
	} );
}
