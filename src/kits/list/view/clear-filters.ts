import type { ListView } from '../types';

/**
 * Returns whether a view has a search, or filters that are not locked.
 *
 * @param view The view.
 */
export function hasFilters( { search, filters }: ListView ): boolean {
	return !! search || !! filters?.some( ( { isLocked } ) => ! isLocked );
}

/**
 * Returns a view without search and filters. Locked filters stay: they belong to the view itself.
 *
 * @param view The view.
 */
export function clearFilters( view: ListView ): ListView {
	return {
		...view,
		search: '',
		filters: view.filters?.filter( ( { isLocked } ) => isLocked ) ?? [],
	};
}
