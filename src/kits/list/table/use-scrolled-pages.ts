import { useCallback, useState } from 'react';

import type { ListView } from '../types';

/**
 * Returns how many pages of a list have been scrolled to, and a function that shows one more; another list begins at one again.
 *
 * @param view The view.
 * @param list Name of the listed items, where the view does not have it.
 */
export function useScrolledPages(
	view: ListView,
	list = ''
): readonly [ number, () => void ] {
	const key = JSON.stringify( [
		list,
		view.search,
		view.filters,
		view.sort,
		view.perPage,
		view.showLevels,
	] );
	const [ state, setState ] = useState( { key, pages: 1 } );
	const pages = state.key === key ? state.pages : 1;
	// The end may be met twice before the next page is asked for: it is one page more all the same.
	const showMore = useCallback(
		() => setState( { key, pages: pages + 1 } ),
		[ key, pages ]
	);
	return [ pages, showMore ];
}
