/** A hand rests on what it is about to press, and needs a moment for the press itself. */
const REST_MS = 200;
const PRESS_MS = 80;

/**
 * Clicks as a person does: the pointer comes, rests, presses and lets go. The click itself, from which actions are timed, is at the end;
 * what either side does before then, it can do for a person, too.
 *
 * @param {import('playwright').Locator} target What is clicked.
 */
export async function clickByHand( target ) {
	await target.hover();
	await target.page().waitForTimeout( REST_MS );
	await target.click( { delay: PRESS_MS } );
}
