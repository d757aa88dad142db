import type { ListView } from '@/kits/list/types';

/** Field by which the siblings of a listed tree are sorted. */
export type TreeOrder = 'title' | 'menu_order';

/** In a larger tree pages cannot be moved in a list, as a move needs all of them. */
const MAX_PAGES = 1000;

/** Properties of a list that decide whether it shows a whole tree. */
export interface ListedTree {
	view: ListView;
	/** Number of listed items. */
	total: number;
	/** Whether the type has a tree that a person can change. */
	hasTree: boolean;
}

/**
 * Returns the order of siblings in a list that shows the whole tree, so that its rows can be moved.
 *
 * @param listed The list.
 * @return The order; undefined for any other list.
 */
export function getTreeOrder( {
	view,
	total,
	hasTree,
}: ListedTree ): TreeOrder | undefined {
	const { type, sort, search, filters = [], showLevels } = view;
	const isWhole =
		hasTree &&
		!! showLevels &&
		type !== 'grid' &&
		! search &&
		filters.length === 0 &&
		total > 0 &&
		total <= MAX_PAGES;
	if ( ! isWhole || sort?.direction !== 'asc' ) {
		return undefined;
	}
	return sort.field === 'title' || sort.field === 'menu_order'
		? sort.field
		: undefined;
}
