import { useEffect, useRef, type RefObject } from 'react';

import { focusWhenLost } from './focus-when-lost';

/**
 * Takes the focus along when the canvas is opened and closed: to the button that leads back, and back to the preview.
 *
 * @param box       Element around the canvas.
 * @param isEditing Whether the editor is full-screen.
 */
export function useEditModeFocus(
	box: RefObject< HTMLElement >,
	isEditing: boolean
): void {
	const wasEditing = useRef( isEditing );
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
