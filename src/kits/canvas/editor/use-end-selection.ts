import { useEffect, useRef } from 'react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';

import { whenPainted } from '@/schedule/when-painted';

/**
 * Ends the selection of a block when the editor is left: its toolbar would stay over the preview. The next screen is painted first,
 * because without a selected block the editor's sidebar renders all document settings.
 *
 * @param isEditing Whether the canvas is edited.
 */
export function useEndSelection( isEditing: boolean ): void {
	const { clearSelectedBlock } = useDispatch( blockEditorStore );
	const wasEditing = useRef( isEditing );
	useEffect( () => {
		const hasLeft = wasEditing.current && ! isEditing;
		wasEditing.current = isEditing;
		if ( ! hasLeft ) {
			return undefined;
		}
		let isCurrent = true;
		void whenPainted().then( () => {
			if ( isCurrent ) {
				void clearSelectedBlock();
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ isEditing, clearSelectedBlock ] );
}
