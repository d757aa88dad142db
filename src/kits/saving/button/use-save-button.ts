import { useRegistry, useSelect } from '@wordpress/data';

import { useDirtyRecords } from '@/data/writes';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { usePreviewedTheme } from '../theme-preview';
import {
	getSaveButtonState,
	type SaveButtonState,
} from './get-save-button-state';
import { isEditedPost } from './is-edited-post';
import { explainLiveRecord } from '../review/explain-live-record';
import { openSaveReview } from '../outcomes/open-save-review';
import { useSave } from '../outcomes/use-save';

/** The save button's state, and the action of a press. */
export interface SaveButtonControl extends SaveButtonState {
	isSaving: boolean;
	onPress: () => void;
}

/** Returns the save button's state, and the action of a press. */
export function useSaveButton(): SaveButtonControl {
	const registry = useRegistry();
	const save = useSave();
	const records = useDirtyRecords();
	const edited = useSelect(
		( select ) => select( store ).getEditedPost(),
		[]
	);
	const isSaving = useSelect(
		( select ) => select( store ).isSaveRunning(),
		[]
	);
	const isLocked = useSelect(
		( select ) => select( store ).isSavingLocked(),
		[]
	);
	const state = getSaveButtonState( {
		dirtyCount: records.length,
		isOnlyCurrent:
			records.length === 1 &&
			records.every(
				( record ) =>
					isEditedPost( record, edited ) &&
					// The review explains why it cannot be saved.
					explainLiveRecord( record ) === undefined
			),
		isSaving,
		isLocked,
		isDraft: Boolean( getBootPayload().draft ),
		previewedTheme: usePreviewedTheme()?.name,
	} );

	return {
		...state,
		isSaving,
		onPress: () => {
			if ( state.action === 'review' ) {
				openSaveReview( registry );
			} else {
				void save( records );
			}
		},
	};
}
