import { useEffect, useRef, useState, type RefObject } from 'react';

import { getArrival } from '@/router';
import { focusWhenLost } from './focus-when-lost';

/**
 * Takes the focus along when the canvas is opened and closed: to the button that leads back, and back to the preview. Where no preview is
 * beside a screen, the canvas comes with the editor, and `useArrivalFocus` takes the focus back.
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

// A page that begins with the editor leaves the focus at its start.
function cameToEdit(): boolean {
	const { direction, isCanvasChange } = getArrival();
	return direction !== 'none' && isCanvasChange;
}
