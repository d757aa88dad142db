import { useDispatch, useRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { __ } from '@wordpress/i18n';

import { saveRecords } from '@/data/entities/save-records';
import { useDirtyRecords } from '@/data/entities/use-dirty-records';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import {
	getSaveButtonState,
	type SaveButtonState,
} from './get-save-button-state';

/** The save button's state, and what a press does. */
export interface SaveButtonControl extends SaveButtonState {
	isSaving: boolean;
	onPress: () => void;
}

/** Returns the save button's state, and what a press does. */
export function useSaveButton(): SaveButtonControl {
	const registry = useRegistry();
	const { records, isOnlyCurrent, isSaving } = useDirtyRecords();
	const { setIsSaveViewOpened } = useDispatch( store );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const { themePreview } = getBootPayload();
	const state = getSaveButtonState( {
		dirtyCount: records.length,
		isOnlyCurrent,
		isSaving,
		previewedTheme: themePreview?.exists ? themePreview.name : undefined,
	} );

	const save = async () => {
		const results = await saveRecords( registry, records );
		const failed = results.find( ( { error } ) => error !== undefined );
		if ( failed ) {
			void createErrorNotice( failed.error ?? '', { type: 'snackbar' } );
		} else {
			void createSuccessNotice( __( 'Site updated.', 'atelier' ), {
				type: 'snackbar',
			} );
		}
	};
	return {
		...state,
		isSaving,
		onPress: () => {
			if ( state.action === 'review' ) {
				void setIsSaveViewOpened( true );
			} else {
				void save();
			}
		},
	};
}
