import { afterDelay } from '@/schedule/after-delay';
import { isStandIn, moveFocus } from './move-focus';

// Spec 9: a screen loads for ten seconds at most. After that the focus is not moved any more.
const PATIENCE_MS = 10_000;

/** An element that is hidden while it is measured, or disabled, refuses the focus; no event reports when it would accept it. */
const RETRY_MS = 50;

/**
 * Focuses an element as soon as it exists, if nothing else has the focus. When the focused element is removed or becomes inert, as in a
 * navigation, the browser moves the focus to the start of the page.
 *
 * @param root       Parent in which the element appears.
 * @param find       Finds the element, or a stand-in until then.
 * @param isEligible Returns whether the found element is the target and not a stand-in.
 * @return Function that ends the waiting.
 */
export function focusWhenLost(
	root: HTMLElement,
	find: () => HTMLElement | null | undefined,
	isEligible: ( element: HTMLElement ) => boolean = () => true
): () => void {
	const { ownerDocument } = root;
	let given: HTMLElement | null = null;
	let endRetry = () => {};

	const isFree = () => {
		const { activeElement } = ownerDocument;
		return (
			! activeElement ||
			activeElement === ownerDocument.body ||
			activeElement === given ||
			isStandIn( activeElement ) ||
			// The browser removes the focus from there only in the next frame.
			activeElement.closest( '[inert]' ) !== null
		);
	};
	// Returns whether the wait can end.
	const attempt = (): boolean => {
		if ( ! isFree() ) {
			return true;
		}
		const element = find();
		if ( ! element ) {
			return false;
		}
		if ( element !== given ) {
			moveFocus( element, { preventScroll: ! isEligible( element ) } );
			if ( ownerDocument.activeElement !== element ) {
				endRetry();
				endRetry = afterDelay( RETRY_MS, () => attempt() && end() );
				return false;
			}
			given = element;
		}
		return isEligible( element );
	};

	if ( attempt() ) {
		return () => {};
	}
	const observer = new MutationObserver( () => {
		if ( attempt() ) {
			end();
		}
	} );
	const endPatience = afterDelay( PATIENCE_MS, () => end() );
	function end() {
		observer.disconnect();
		endRetry();
		endPatience();
	}
	observer.observe( root, { childList: true, subtree: true } );
	return end;
}
