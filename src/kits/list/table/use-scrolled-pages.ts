import { useCallback, useState } from 'react';

import type { ListView } from '../types';

/**
 * Returns the number of pages to which a list has been scrolled, and a function that shows one more. Another list begins at one page again.
 *
 * @param view The view.
 * @param list Name of the listed items, where the view does not identify them.
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
	// The end may be reached twice before the next page is requested: only one page is added.
	const showMore = useCallback(
		() => setState( { key, pages: pages + 1 } ),
		[ key, pages ]
	);
	return [ pages, showMore ];
}
