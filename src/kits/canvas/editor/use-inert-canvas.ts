import { useEffect, type RefObject } from 'react';

/**
 * Lets the preview be looked at only: its links and controls take no focus and are not read out, until it is edited.
 *
 * @param frame     The element around the editor.
 * @param isEditing Whether it is edited.
 */
export function useInertCanvas(
	frame: RefObject< HTMLElement >,
	isEditing: boolean
): void {
	// The editor makes its element again now and then, so it is looked for after every rendering.
	useEffect( () => {
		frame.current
			?.querySelector( '.atelier-canvas__editor' )
			?.toggleAttribute( 'inert', ! isEditing );
	} );
}
