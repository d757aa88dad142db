import type { TreePage } from './page-order';

/**
 * Returns the place of a new page: the last one among its siblings, where these have an order.
 *
 * @param pages  All pages of the tree.
 * @param parent Id of the page above; 0 at the top.
 */
export function getNewPlace(
	pages: readonly TreePage[],
	parent: number
): { parent: number; menu_order: number } {
	const orders = pages
		.filter( ( page ) => page.parent === parent )
		.map( ( page ) => page.menu_order );
	const last = orders.reduce( ( a, b ) => Math.max( a, b ), 0 );
	return { parent, menu_order: last > 0 ? last + 1 : 0 };
}
