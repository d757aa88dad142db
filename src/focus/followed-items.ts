// Path of the item that was opened last on each screen, by the screen's path.
const followed = new Map< string, string >();

/**
 * Records that a person opens an item, so that the focus can return to it.
 *
 * @param screen Path of the screen with the item.
 * @param item   Path that the item opens.
 */
export function noteFollowed( screen: string, item: string ): void {
	followed.set( screen, item );
}

/**
 * Returns the path of the item that was opened last on a screen; undefined if none was.
 *
 * @param screen Path of the screen.
 */
export function getFollowed( screen: string ): string | undefined {
	return followed.get( screen );
}
