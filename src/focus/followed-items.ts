// Paths of the items that were followed last, by the path of their screen.
const followed = new Map< string, string >();

/**
 * Notes that a person follows an item to another screen, so that the focus can go back to it.
 *
 * @param screen Path of the screen that holds the item.
 * @param item   Path to which the item leads.
 */
export function noteFollowed( screen: string, item: string ): void {
	followed.set( screen, item );
}

/**
 * Returns the path of the item that was followed last from a screen; undefined when none was.
 *
 * @param screen Path of the screen.
 */
export function getFollowed( screen: string ): string | undefined {
	return followed.get( screen );
}
