/** A Navigation block whose attributes say which menu it shows. */
const NAVIGATION_WITH_MENU =
	/<!--\s+wp:(?:core\/)?navigation\s+\{[^>]*"ref"\s*:\s*[1-9]/;

/**
 * Returns whether markup shows a certain menu, which a copy of the markup then shows, too.
 *
 * @param markup Block markup.
 */
export function namesMenu( markup: string ): boolean {
	return NAVIGATION_WITH_MENU.test( markup );
}
