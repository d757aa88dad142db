import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';

import { store } from '@/data/store';
import { stepHistory, type HistoryStep } from '@/kits/saving/outcomes';
import { isEditedPost } from '@/kits/saving/button/is-edited-post';

/** Undo and redo of unsaved edits. */
export interface EditHistory {
	hasUndo: boolean;
	hasRedo: boolean;
	undo: () => void;
	redo: () => void;
}

/** Returns undo and redo of the unsaved edits on the open screen. A notice offers a step that belongs to another screen. */
export function useEditHistory(): EditHistory {
	const { hasUndo, hasRedo } = useSelect( ( select ) => {
		const core = select( coreStore );
		return { hasUndo: core.hasUndo(), hasRedo: core.hasRedo() };
	}, [] );
	const registry = useRegistry();
	const go = ( step: HistoryStep ) =>
		void stepHistory(
			registry,
			step,
			( record ) =>
				record.name === 'globalStyles' ||
				isEditedPost( record, registry.select( store ).getEditedPost() )
		);
	return {
		hasUndo,
		hasRedo,
		undo: () => go( 'undo' ),
		redo: () => go( 'redo' ),
	};
}
