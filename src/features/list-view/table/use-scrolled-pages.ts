import { useCallback, useState } from 'react';

import type { ListView } from '../types';

/**
 * Returns how many pages of a list have been scrolled to; another list begins at one again.
 *
 * @param view The view.
 * @param list Name of what is listed, where the view does not say it.
 */
export function useScrolledPages(
	view: ListView,
	list = ''
): readonly [ number, ( update: ( pages: number ) => number ) => void ] {
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
	const setPages = useCallback(
		( update: ( pages: number ) => number ) =>
			setState( ( current ) => ( {
				key,
				pages: update( current.key === key ? current.pages : 1 ),
			} ) ),
		[ key ]
	);
	return [ pages, setPages ];
}
