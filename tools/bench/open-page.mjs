import { installProbe } from './page-probe.mjs';

const TIMEOUT_MS = 60_000;

/**
 * Opens an address in a new page of a browser context and waits until something has happened there.
 *
 * @param {import('playwright').BrowserContext} context The context; its cache decides whether this is a cold or a warm start.
 * @param {string}                              url     The address.
 * @param {string}                              until   Name of the time that `installProbe` has to note.
 * @param {Object}                              wanted  What else the probe looks out for.
 * @return {Promise<{ page: import('playwright').Page, times: Object<string, number> }>} The page, which the caller closes, and
 *                                                    the times so far, with `firstContentfulPaint` among them.
 */
export async function openPage( context, url, until, wanted = {} ) {
	const page = await context.newPage();
	await page.addInitScript( installProbe, {
		clickAmong: null,
		text: null,
		label: null,
		...wanted,
	} );
	await page.goto( url, { waitUntil: 'commit', timeout: TIMEOUT_MS } );
	await page.waitForFunction(
		( name ) => window.atelierBench?.[ name ] !== undefined,
		until,
		{ timeout: TIMEOUT_MS, polling: 50 }
	);
	const times = await page.evaluate( () => ( {
		...window.atelierBench,
		firstContentfulPaint: performance.getEntriesByName(
			'first-contentful-paint'
		)[ 0 ]?.startTime,
	} ) );
	return { page, times };
}
