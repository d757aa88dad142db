import type { Action } from '@wordpress/dataviews';

/**
 * Returns whether an action for several items can be applied to at least one of the items.
 *
 * @param actions Actions of the list.
 * @param items   Items that are shown.
 */
export function hasBulkAction< T >(
	actions: readonly Action< T >[],
	items: readonly T[]
): boolean {
	return actions.some(
		( { supportsBulk, isEligible } ) =>
			supportsBulk &&
			items.some( ( item ) => ! isEligible || isEligible( item ) )
	);
}
