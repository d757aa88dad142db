/** How long the pointer rests on what is about to be pressed, and how long the press takes. */
const DWELL_MS = 200;
const PRESS_MS = 80;

/**
 * Clicks as a person does: the pointer comes, rests, presses and is released. Actions are timed from the click itself, which is at the end;
 * what either side does before it, it does for a person, too.
 *
 * @param {import('playwright').Locator} target What is clicked.
 */
export async function clickAsPerson( target ) {
	await target.hover();
	await target.page().waitForTimeout( DWELL_MS );
	await target.click( { delay: PRESS_MS } );
}
