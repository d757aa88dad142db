import type { ListView } from '@/kits/list';

/**
 * Returns a view whose filters a person can change. Locked filters belong to the default view from which a saved one was
 * created.
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
