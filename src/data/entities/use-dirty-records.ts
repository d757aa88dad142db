import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import {
	getDirtyRecords,
	getSavingRecords,
} from '@/wordpress/unstable-core-data';
import { store } from '../store';

/** A record with unsaved changes. */
export interface DirtyRecord {
	kind: string;
	name: string;
	key: number | string | undefined;
	title: string;
}

/** Unsaved changes of all records. */
export interface DirtyRecords {
	records: readonly DirtyRecord[];
	/** Whether the only one is the record on which the person works. */
	isOnlyCurrent: boolean;
	isSaving: boolean;
}

/** Returns the records with unsaved changes. */
export function useDirtyRecords(): DirtyRecords {
	return useSelect( ( select ) => {
		const records = getDirtyRecords( select( coreStore ) );
		const edited = select( store ).getEditedPost();
		const [ only ] = records;
		return {
			records,
			isOnlyCurrent:
				records.length === 1 &&
				only?.kind === 'postType' &&
				only.name === edited?.postType &&
				String( only.key ) === String( edited.postId ),
			isSaving: getSavingRecords( select( coreStore ) ).length > 0,
		};
	}, [] );
}
