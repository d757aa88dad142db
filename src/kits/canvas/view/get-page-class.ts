/**
 * Returns the class of a query by the number of posts on its pages.
 *
 * @param perPage How many posts a page has.
 */
export function getPageClass( perPage: number ): string {
	return `atelier-page-of-${ perPage }`;
}
