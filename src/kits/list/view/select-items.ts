import {
	filterSortAndPaginate,
	type Field,
	type View,
} from '@wordpress/dataviews';

import type { ListView } from '../types';

/** The part of a list that a view shows. */
export interface SelectedItems< T > {
	items: readonly T[];
	total: number;
	totalPages: number;
}

/** The view, the fields and the search of a list whose items are all loaded. */
export interface SelectOptions< T > {
	view: ListView;
	fields: readonly Field< T >[];
	/**
	 * Returns the items that a search finds, best first; without it DataViews searches the fields that have
	 * `enableGlobalSearch`. Items that were searched keep their order, even if the view is sorted.
	 */
	search?:
		| ( ( items: readonly T[], text: string ) => readonly T[] )
		| undefined;
	/** Number of pages to which the list has been scrolled, with infinite scroll. */
	pages?: number;
}

/** Items per page where the view names no number (specification 9). */
export const DEFAULT_PER_PAGE = 20;

/**
 * Returns the items of a view among all items. Instead of a page beyond the last one it returns the last one: items may
 * have been removed since the address was written.
 *
 * @param all     All items.
 * @param options The view, the fields and the search.
 */
export function selectItems< T >(
	all: readonly T[],
	{ view, fields, search, pages = 1 }: SelectOptions< T >
): SelectedItems< T > {
	const text = ( view.search ?? '' ).trim();
	const isRanked = search !== undefined && text !== '';
	const searched = isRanked ? search( all, text ) : all;
	const { data: found } = filterSortAndPaginate(
		searched as T[],
		{
			...view,
			...( search ? { search: '' } : {} ),
			...( isRanked ? { sort: undefined } : {} ),
			filters: view.filters?.filter( hasFilterValue ),
			page: 1,
			perPage: Math.max( searched.length, 1 ),
		} as View,
		fields as Field< T >[]
	);

	const perPage = view.perPage ?? DEFAULT_PER_PAGE;
	const total = found.length;
	const totalPages = Math.ceil( total / perPage );
	if ( view.infiniteScrollEnabled ) {
		return { items: found.slice( 0, pages * perPage ), total, totalPages };
	}
	const page = Math.min( Math.max( view.page ?? 1, 1 ), totalPages || 1 );
	return {
		items: found.slice( ( page - 1 ) * perPage, page * perPage ),
		total,
		totalPages,
	};
}

/**
 * Returns whether a filter has a value. A filter without a value does not change the list, as where the server filters.
 *
 * @param filter The filter.
 */
export function hasFilterValue( { value }: { value?: unknown } ): boolean {
	return Array.isArray( value )
		? value.length > 0
		: // The address and the database have null for undefined.
		  value !== undefined && value !== null && value !== '';
}
