import type { ListView } from '@/kits/list';

/**
 * Returns a view whose filters a person can change. What is locked belongs to the default view from which a saved one was
 * made.
 *
 * @param view The view.
 */
export function unlockFilters( view: ListView ): ListView {
	return {
		...view,
		filters: ( view.filters ?? [] ).map(
			( { field, operator, value } ) => ( { field, operator, value } )
		),
	};
}
