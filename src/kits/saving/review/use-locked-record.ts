import { useSelect } from '@wordpress/data';

import { dirtyRecordId, type DirtyRecord } from '@/data/writes/dirty-record';
import { store } from '@/data/store';
import { isEditedPost } from '../button/is-edited-post';

/**
 * Returns the id of the record whose saving a plugin locks, which is the one on which the person works; undefined when there is none.
 *
 * @param records Records with unsaved changes.
 */
export function useLockedRecord(
	records: readonly DirtyRecord[]
): string | undefined {
	return useSelect(
		( select ) => {
			const edited = select( store ).getEditedPost();
			const record = select( store ).isSavingLocked()
				? records.find( ( each ) => isEditedPost( each, edited ) )
				: undefined;
			return record && dirtyRecordId( record );
		},
		[ records ]
	);
}
