import { useMemo, useSyncExternalStore } from 'react';

import { getPendingDeletions, subscribeToDeletions } from './pending-deletions';
import { useSavedViews, type SavedViews } from './use-saved-views';

/**
 * Returns the saved views of a type without those that the person has just deleted.
 *
 * @param postType Name of the post type.
 */
export function useListedViews( postType: string ): SavedViews {
	const saved = useSavedViews( postType );
	const deleted = useSyncExternalStore(
		subscribeToDeletions,
		getPendingDeletions
	);
	return useMemo(
		() => ( {
			...saved,
			views: saved.views.filter( ( { id } ) => ! deleted.includes( id ) ),
		} ),
		[ saved, deleted ]
	);
}
