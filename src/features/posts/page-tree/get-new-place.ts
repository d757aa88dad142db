import type { TreePage } from './page-order';

/**
 * Returns the parent and the order of a new page: it is the last one, if its siblings have an order.
 *
 * @param pages  All pages of the tree.
 * @param parent Id of the parent; 0 at the top.
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
