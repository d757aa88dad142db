// Spec 9: floor((max(window height, 500) - 417) / 61) items.
const MIN_HEIGHT = 500;
const CHROME_HEIGHT = 417;
const ROW_HEIGHT = 61;

/**
 * Returns the number of families on a page of a collection.
 *
 * @param windowHeight Height of the window in pixels.
 */
export function getCollectionPageSize( windowHeight: number ): number {
	return Math.floor(
		( Math.max( windowHeight, MIN_HEIGHT ) - CHROME_HEIGHT ) / ROW_HEIGHT
	);
}
