/** A Navigation block whose attributes contain the id of its menu. */
const NAVIGATION_WITH_MENU =
	/<!--\s+wp:(?:core\/)?navigation\s+\{[^>]*"ref"\s*:\s*[1-9]/;

/**
 * Returns whether markup has a Navigation block with a menu's id, so that a copy shows the same menu.
 *
 * @param markup Block markup.
 */
export function namesMenu( markup: string ): boolean {
	return NAVIGATION_WITH_MENU.test( markup );
}
