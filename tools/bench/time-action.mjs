import { TIMEOUT_MS } from './timeout.mjs';

/**
 * A condition that has to hold in the page.
 *
 * @typedef {Object} Check
 * @property {string}  [selector]  Selector of elements; only those that are on the screen count.
 * @property {string}  [path]      The route to which the address has to lead, in place of a selector.
 * @property {string}  [text]      What they have to read, or their label; in capitals or not.
 * @property {boolean} [inCanvas]  Whether they are in the canvas.
 * @property {boolean} [inPreview] Whether they are in the frame that shows the site, in Design or in the host.
 * @property {boolean} [isAbsent]  Whether there has to be none.
 * @property {string}  [eachHas]   Text that each of them has to hold.
 * @property {string}  [changes]   CSS property of the first that has to differ from before.
 */

/**
 * Times an action: from its event to the first frame in which all checks hold.
 *
 * @param {import('playwright').Page} page           The page, of a context with `installChecks`.
 * @param {Object}                    action
 * @param {string}                    action.event   Type of the event by which the action begins; `now` where it happens in a frame.
 * @param {() => Promise<void>}       action.perform Performs it.
 * @param {Check[]}                   action.checks  What has to be so then.
 * @return {Promise<{ time: number, task: () => Promise<number> }>} Milliseconds, and what tells the longest task since its event.
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
