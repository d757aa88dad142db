import type { TreeOrder } from './get-tree-order';
import type { TreePage } from './page-order';
import { toListedRows } from './plan-move';

/** A list that shows a tree page by page. */
export interface PagedTree {
	/** Order of siblings. */
	order: TreeOrder;
	perPage: number;
}

/**
 * Returns the number of the list's page that contains a page of the tree; undefined if it is not in the tree.
 *
 * @param pages All stored pages.
 * @param list  The list.
 * @param id    Id of the page.
 */
export function findListedPage(
	pages: readonly TreePage[],
	{ order, perPage }: PagedTree,
	id: number
): number | undefined {
	const index = toListedRows( pages, order ).findIndex(
		( row ) => row.id === id
	);
	return index < 0 ? undefined : Math.floor( index / perPage ) + 1;
}
