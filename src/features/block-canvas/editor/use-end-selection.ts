import { useEffect, useRef } from 'react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';

/**
 * Ends the selection of a block when the editor is left: its toolbar would stay over the preview.
 *
 * @param isEditing Whether the canvas is edited.
 */
export function useEndSelection( isEditing: boolean ): void {
	const { clearSelectedBlock } = useDispatch( blockEditorStore );
	const wasEditing = useRef( isEditing );
	useEffect( () => {
		if ( wasEditing.current && ! isEditing ) {
			void clearSelectedBlock();
		}
		wasEditing.current = isEditing;
	}, [ isEditing, clearSelectedBlock ] );
}
