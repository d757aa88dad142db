import { useEffect } from 'react';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	store as keyboardShortcutsStore,
	useShortcut,
} from '@wordpress/keyboard-shortcuts';

import { readDirtyRecords } from '@/data/writes';
import { isWriteRunning } from '@/data/writes/running-writes';
import { store } from '@/data/store';
import { usePreviewedTheme } from '../theme-preview';
import { getShortcutAction } from './get-shortcut-action';
import { isEditedPost } from './is-edited-post';
import { explainLiveRecord } from '../review/explain-live-record';
import { openSaveReview } from '../outcomes/open-save-review';
import { useSave } from '../outcomes/use-save';

const SHORTCUT = 'atelier/save';
const EDITOR_SHORTCUT = 'core/editor/save';

/** Registers primary+S, which saves or opens the review, on every screen (specification 5). */
export function useSaveShortcut(): void {
	const registry = useRegistry();
	const save = useSave();
	const isPreviewingTheme = usePreviewedTheme() !== null;
	useRegisteredShortcut();

	useShortcut( SHORTCUT, ( event ) => {
		// The browser would offer to save the page itself.
		event.preventDefault();
		const records = readDirtyRecords( registry );
		const edited = registry.select( store ).getEditedPost();
		const action = getShortcutAction( {
			dirtyCount: records.length,
			hasOthers: records.some(
				( record ) =>
					! isEditedPost( record, edited ) ||
					// The review explains why it cannot be saved.
					explainLiveRecord( record ) !== undefined
			),
			isSaving:
				registry.select( store ).isSaveRunning() || isWriteRunning(),
			isLocked: registry.select( store ).isSavingLocked(),
			isPreviewingTheme,
		} );
		if ( action === 'review' ) {
			openSaveReview( registry );
		} else if ( action === 'save' ) {
			void save( records );
		}
	} );
}

function useRegisteredShortcut(): void {
	const { registerShortcut, unregisterShortcut } = useDispatch(
		keyboardShortcutsStore
	);
	const hasEditorShortcut = useSelect(
		( select ) =>
			select( keyboardShortcutsStore ).getShortcutKeyCombination(
				EDITOR_SHORTCUT
			) !== null,
		[]
	);

	useEffect( () => {
		void registerShortcut( {
			name: SHORTCUT,
			category: 'global',
			description: __( 'Save your changes.', 'atelier' ),
			keyCombination: { modifier: 'primary', character: 's' },
		} );
		return () => void unregisterShortcut( SHORTCUT );
	}, [ registerShortcut, unregisterShortcut ] );

	// The editor registers the same keys for its own record alone, even if other records changed.
	useEffect( () => {
		if ( hasEditorShortcut ) {
			void unregisterShortcut( EDITOR_SHORTCUT );
		}
	}, [ hasEditorShortcut, unregisterShortcut ] );
}
