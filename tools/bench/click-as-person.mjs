/** How long the pointer rests on the target before the press, and how long the press takes. */
const DWELL_MS = 200;
const PRESS_MS = 80;

/**
 * Clicks like a person: the pointer moves, rests, presses and releases. Actions are timed from the `click` event at the end, so that work
 * before it is not measured, on either side.
 *
 * @param {import('playwright').Locator} target The element.
 */
export async function clickAsPerson( target ) {
	await target.hover();
	await target.page().waitForTimeout( DWELL_MS );
	await target.click( { delay: PRESS_MS } );
}
