import type { ListView } from '../types';
import { DEFAULT_PER_PAGE, type SelectedItems } from './select-items';

/** The first items of a list in its default order, and the number of all items. */
export interface FirstItems< T > {
	items: readonly T[];
	total: number;
}

/**
 * Returns the first page of a view when only the beginning of the list is known; undefined where the view shows other items,
 * or more.
 *
 * @param first The known beginning.
 * @param view  The view.
 */
export function selectFirstItems< T >(
	first: FirstItems< T > | undefined,
	{ search, filters, sort, page = 1, perPage = DEFAULT_PER_PAGE }: ListView
): SelectedItems< T > | undefined {
	if (
		! first ||
		first.items.length < Math.min( perPage, first.total ) ||
		page > 1 ||
		sort ||
		search?.trim() ||
		filters?.length
	) {
		return undefined;
	}
	return {
		items: first.items.slice( 0, perPage ),
		total: first.total,
		totalPages: Math.ceil( first.total / perPage ),
	};
}
