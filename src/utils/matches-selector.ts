/**
 * Returns whether an element matches a selector; false for a selector that the browser does not know.
 *
 * @param element  The element.
 * @param selector The selector.
 */
export function matchesSelector(
	element: Pick< Element, 'matches' >,
	selector: string
): boolean {
	try {
		return element.matches( selector );
	} catch {
		return false;
	}
}
