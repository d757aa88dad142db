import { afterDelay } from '@/schedule/after-delay';
import { moveFocus } from './move-focus';

// Spec 9: a screen loads for ten seconds at most.
const PATIENCE_MS = 10_000;

/**
 * Focuses an element as soon as it exists, even if another element has the focus, because the person asked for it. The wait ends when the person
 * presses a key or the pointer.
 *
 * @param page The document.
 * @param find Finds the element.
 */
export function focusWhenThere(
	page: Document,
	find: () => HTMLElement | null | undefined
): void {
	const observer = new MutationObserver( () => attempt() );
	const endPatience = afterDelay( PATIENCE_MS, end );
	function attempt() {
		const element = find();
		if ( element && moveFocus( element ) ) {
			if ( page.activeElement === element ) {
				end();
			}
		}
	}
	function end() {
		observer.disconnect();
		endPatience();
		page.removeEventListener( 'keydown', end, true );
		page.removeEventListener( 'pointerdown', end, true );
	}
	page.addEventListener( 'keydown', end, true );
	page.addEventListener( 'pointerdown', end, true );
	observer.observe( page.body, { childList: true, subtree: true } );
	attempt();
}
