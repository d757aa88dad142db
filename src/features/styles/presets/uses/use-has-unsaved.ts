import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

import { getGlobalStylesId } from '@/wordpress/global-styles-records';

/** Returns whether the styles have changes that are not saved. */
export function useHasUnsaved(): boolean {
	return useSelect( ( select ) => {
		const id = getGlobalStylesId( select );
		return (
			id !== undefined &&
			select( coreStore ).hasEditsForEntityRecord(
				'root',
				'globalStyles',
				id
			)
		);
	}, [] );
}
