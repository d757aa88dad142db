/** Menus, dialogs and notices go away by themselves: the focus comes back from there. */
export const PASSING =
	'[role="dialog"], [role="menu"], .components-popover, .components-snackbar-list';

// The focus goes there when a notice is dismissed, for the next one.
const EMPTIED = '.components-snackbar-list:empty';

/**
 * Returns whether nothing of a document has the focus any more.
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

// The host's window, which keeps the focus within it.
const WINDOW = '.components-modal__frame';

/**
 * Returns the topmost window that covers an area; undefined where none is open, or where the area is in it.
 *
 * @param area The area.
 */
export function findWindowOver( area: HTMLElement ): HTMLElement | undefined {
	const top = [
		...area.ownerDocument.querySelectorAll< HTMLElement >( WINDOW ),
	].at( -1 );
	return top?.contains( area ) ? undefined : top;
}
