const TIMEOUT_MS = 60_000;

/**
 * What has to be so in the page.
 *
 * @typedef {Object} Check
 * @property {string}  selector   Selector of elements; only those that are on the screen count.
 * @property {string}  [text]     What they have to read, or their label; in capitals or not.
 * @property {boolean} [inCanvas] Whether they are in the canvas.
 * @property {boolean} [isAbsent] Whether there has to be none.
 * @property {string}  [eachHas]  Text that each of them has to hold.
 * @property {string}  [changes]  CSS property of the first that has to differ from before.
 */

/**
 * Times an action: from its event to the first frame in which all checks hold.
 *
 * @param {import('playwright').Page} page           The page, of a context with `installChecks`.
 * @param {Object}                    action
 * @param {string}                    action.event   Type of the event by which the action begins.
 * @param {() => Promise<void>}       action.perform Performs it.
 * @param {Check[]}                   action.checks  What has to be so then.
 * @return {Promise<number>} Milliseconds.
 */
export async function timeAction( page, { event, perform, checks } ) {
	await page.evaluate(
		( [ type, wanted ] ) => window.atelierChecks.start( type, wanted ),
		[ event, checks ]
	);
	await perform();
	await page.waitForFunction(
		() => window.atelierChecks.timing.end !== undefined,
		undefined,
		{ timeout: TIMEOUT_MS, polling: 50 }
	);
	return page.evaluate( () => {
		const { start, end } = window.atelierChecks.timing;
		return end - start;
	} );
}

/**
 * Opens an address and waits until all checks hold, in milliseconds since the navigation began.
 *
 * @param {import('playwright').BrowserContext} context A context with `installChecks`.
 * @param {string}                              url     The address.
 * @param {Check[]}                             checks  What has to be so.
 * @return {Promise<{ page: import('playwright').Page, time: number }>} The page, which the caller closes, and the time.
 */
export async function timeOpening( context, url, checks ) {
	const page = await context.newPage();
	await page.goto( url, { waitUntil: 'commit', timeout: TIMEOUT_MS } );
	await page.waitForFunction(
		( wanted ) => {
			// Once a frame, whatever the waiting asks.
			window.atelierChecks.opening ??= wanted;
			return window.atelierChecks.openedAt !== undefined;
		},
		checks,
		{ timeout: TIMEOUT_MS, polling: 'raf' }
	);
	const time = await page.evaluate( () => window.atelierChecks.openedAt );
	return { page, time };
}
