/**
 * Returns the class of a query block with this number of posts per page.
 *
 * @param perPage Number of posts per page.
 */
export function getPageClass( perPage: number ): string {
	return `atelier-page-of-${ perPage }`;
}
