/** Menus, dialogs and notices, which close again: the focus returns from them. */
export const PASSING =
	'[role="dialog"], [role="menu"], .components-popover, .components-snackbar-list';

// The host moves the focus to the list of notices when one is dismissed.
const EMPTIED = '.components-snackbar-list:empty';

/**
 * Returns whether no element of a document has the focus any more.
 *
 * @param document The document.
 */
export function isFocusLost( { activeElement, body }: Document ): boolean {
	return (
		! activeElement ||
		activeElement === body ||
		activeElement.matches( EMPTIED )
	);
}

// The host's modal window, which traps the focus.
const WINDOW = '.components-modal__frame';

/**
 * Returns the topmost window that covers an area; undefined if none is open, or the area is inside it.
 *
 * @param area The area.
 */
export function findWindowOver( area: HTMLElement ): HTMLElement | undefined {
	const top = [
		...area.ownerDocument.querySelectorAll< HTMLElement >( WINDOW ),
	].at( -1 );
	return top?.contains( area ) ? undefined : top;
}
