/** Menus, dialogs and notices go away by themselves: the focus comes back from there. */
export const PASSING =
	'[role="dialog"], [role="menu"], .components-popover, .components-snackbar-list';

// The focus goes there when a notice is dismissed, for the next one.
const EMPTIED = '.components-snackbar-list:empty';

/**
 * Tells whether nothing of a document has the focus any more.
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
