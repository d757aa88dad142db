import { TIMEOUT_MS } from './timeout.mjs';

/**
 * A condition in the page.
 *
 * @typedef {Object} Check
 * @property {string}  [selector]  Selector of elements; only visible ones count.
 * @property {string}  [path]      Route in the address, instead of a selector.
 * @property {string}  [text]      Their text or label, case-insensitive.
 * @property {boolean} [inCanvas]  Whether they are in the canvas.
 * @property {boolean} [inPreview] Whether they are in the frame that shows the site, in Design or in the host.
 * @property {boolean} [isAbsent]  Whether none may exist.
 * @property {string}  [eachHas]   Text that each of them has to contain.
 * @property {string}  [changes]   CSS property of the first element that has to change.
 */

/**
 * Times an action: from its event to the first frame in which all checks succeed.
 *
 * @param {import('playwright').Page} page           The page, of a context with `installChecks`.
 * @param {Object}                    action
 * @param {string}                    action.event   Type of the event that begins the action; `now` where it happens in a frame.
 * @param {() => Promise<void>}       action.perform Performs it.
 * @param {Check[]}                   action.checks  The checks.
 * @return {Promise<{ time: number, task: () => Promise<number> }>} Milliseconds, and a function that returns the longest task since the event.
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
	const { start, end } = await page.evaluate(
		() => window.atelierChecks.timing
	);
	return {
		time: end - start,
		task: () =>
			page.evaluate(
				( since ) => window.atelierChecks.longestTask( since ),
				start
			),
	};
}
