import { useSelect } from '@wordpress/data';

import { dirtyRecordId, type DirtyRecord } from '@/data/writes/dirty-record';
import { store } from '@/data/store';

/**
 * Returns the id of the record that a plugin keeps from being saved: the one on which the person works; undefined when
 * there is none.
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
				? records.find(
						( { kind, name, key } ) =>
							kind === 'postType' &&
							name === edited?.postType &&
							String( key ) === String( edited.postId )
				  )
				: undefined;
			return record && dirtyRecordId( record );
		},
		[ records ]
	);
}
