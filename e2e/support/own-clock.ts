import type { Page } from '@playwright/test';

import type { ConsoleWatch } from './console-watch';

/**
 * Gives a page that is opened next a clock of its own: time goes by as ever until the test puts `page.clock` forward, in place of
 * waiting.
 *
 * @param page         The page.
 * @param consoleWatch The console, in which Chromium says that the clock gets into no frame in which nothing may run.
 */
export async function giveOwnClock(
	page: Page,
	consoleWatch: ConsoleWatch
): Promise< void > {
	consoleWatch.allow( /Blocked script execution in 'about:(blank|srcdoc)'/ );
	await page.addInitScript( () => {
		( window as any ).ownIdleCallback = window.requestIdleCallback;
	} );
	await page.clock.install();
	// The clock's own idle moments come one every 50 ms, and never say how long they are: the blocks of a page take a minute of them.
	await page.addInitScript( () => {
		window.requestIdleCallback = ( window as any ).ownIdleCallback;
	} );
}
