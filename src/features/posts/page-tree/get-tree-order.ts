import type { ListView } from '@/kits/list/types';

/** Field that the siblings of a listed tree are sorted by. */
export type TreeOrder = 'title' | 'menu_order';

/** Pages beyond so many are arranged in no list: a move needs all of them. */
const MAX_PAGES = 1000;

/** Facts of a list that decide whether it shows a whole tree. */
export interface ListedTree {
	view: ListView;
	/** How many items are listed. */
	total: number;
	/** Whether the type has a tree that a person can change. */
	hasTree: boolean;
}

/**
 * Returns the order of siblings where a list shows the whole tree, so that its rows can be moved in it.
 *
 * @param listed The list.
 * @return Undefined for a list that shows something else.
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
