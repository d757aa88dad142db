import { useEffect, useRef, useState, type RefObject } from 'react';

import { getArrival } from '@/router';
import { focusWhenLost } from './focus-when-lost';

/**
 * Moves the focus when the full-screen editor opens and closes: to its Back button, and back to the preview. On a screen without a preview,
 * `useArrivalFocus` returns the focus.
 *
 * @param box       Element around the canvas.
 * @param isEditing Whether the editor is full-screen.
 */
export function useEditModeFocus(
	box: RefObject< HTMLElement >,
	isEditing: boolean
): void {
	const [ wasEditingAtFirst ] = useState( () => isEditing && ! cameToEdit() );
	const wasEditing = useRef( wasEditingAtFirst );
	useEffect( () => {
		if ( ! box.current || wasEditing.current === isEditing ) {
			return undefined;
		}
		wasEditing.current = isEditing;
		const { current: root } = box;
		const selector = isEditing
			? '[data-leaves-edit]'
			: '[data-enters-edit]';
		return focusWhenLost( root, () =>
			root.querySelector< HTMLElement >( selector )
		);
	}, [ box, isEditing ] );
}

// A page that was opened with the editor does not move the focus.
function cameToEdit(): boolean {
	const { direction, isCanvasChange } = getArrival();
	return direction !== 'none' && isCanvasChange;
}
