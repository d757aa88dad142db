import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';

/** Undo and redo of unsaved edits. */
export interface EditHistory {
	hasUndo: boolean;
	hasRedo: boolean;
	undo: () => void;
	redo: () => void;
}

/** Returns undo and redo over the unsaved edits of all records. */
export function useEditHistory(): EditHistory {
	const { hasUndo, hasRedo } = useSelect( ( select ) => {
		const core = select( coreStore );
		return { hasUndo: core.hasUndo(), hasRedo: core.hasRedo() };
	}, [] );
	const { undo, redo } = useDispatch( coreStore );
	return {
		hasUndo,
		hasRedo,
		undo: () => void undo(),
		redo: () => void redo(),
	};
}
