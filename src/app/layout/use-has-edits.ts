import { useSelect } from '@wordpress/data';

import { loadedCoreStore } from '@/wordpress/loaded-core-data';
import { getDirtyRecords } from '@/wordpress/unstable-core-data';

/**
 * Returns whether any record has unsaved changes.
 *
 * @param isLoaded Whether core-data is loaded; without it there are no records.
 */
export function useHasEdits( isLoaded: boolean ): boolean {
	return useSelect(
		( select ) =>
			isLoaded && getDirtyRecords( select( loadedCoreStore ) ).length > 0,
		[ isLoaded ]
	);
}
