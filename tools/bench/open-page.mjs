import { followLink } from './follow-link.mjs';
import { installChecks } from './page-checks.mjs';
import { TIMEOUT_MS } from './timeout.mjs';
import { waitUntilIdle } from './wait-until-idle.mjs';

/**
 * Opens an address, and waits until all checks succeed.
 *
 * @param {import('playwright').BrowserContext}                 context          The context; with an empty cache this is a cold start.
 * @param {string}                                              url              The address.
 * @param {Object<string, import('./time-action.mjs').Check[]>} openings         The checks for the screen, by name.
 * @param {Object}                                              options
 * @param {string}                                              [options.before] A page of the dashboard in the same tab, from which a link leads to the address.
 * @return {Promise<{ page: import('playwright').Page, times: Object<string, number> }>} The page, which the caller closes, and the
 *                                                    times by name since its navigation began, including `paint`.
 */
export async function openPage( context, url, openings, { before } = {} ) {
	const page = await context.newPage();
	page.setDefaultTimeout( TIMEOUT_MS );
	await page.addInitScript( installChecks, openings );
	if ( before ) {
		await page.goto( before, { waitUntil: 'load' } );
		// Waits for the work that the dashboard does after it has loaded.
		await page.waitForLoadState( 'networkidle' );
		await waitUntilIdle( context );
		await followLink( page, url );
	} else {
		await waitUntilIdle( context );
		await page.goto( url, { waitUntil: 'commit' } );
	}
	// Earlier calls would delay the page's first paint. The times are taken in the page.
	await page.waitForLoadState( 'load' );
	await page.waitForFunction(
		( names ) =>
			names.every(
				( name ) => window.atelierChecks?.opened[ name ] !== undefined
			),
		Object.keys( openings ),
		{ polling: 50 }
	);
	const times = await page.evaluate( () => ( {
		...window.atelierChecks.opened,
		paint: window.performance.getEntriesByName(
			'first-contentful-paint'
		)[ 0 ]?.startTime,
	} ) );
	return { page, times };
}
