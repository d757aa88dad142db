import type { Action } from '@wordpress/dataviews';

/**
 * Whether several items at once have something that can be done to one of them.
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
