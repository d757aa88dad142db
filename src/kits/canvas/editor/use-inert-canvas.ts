import { useEffect, type RefObject } from 'react';

/**
 * Makes the preview inert until it is edited: its links and controls cannot get the focus and are hidden from screen readers.
 *
 * @param frame     The element around the editor.
 * @param isEditing Whether it is edited.
 */
export function useInertCanvas(
	frame: RefObject< HTMLElement >,
	isEditing: boolean
): void {
	// The editor sometimes re-creates its element, so it is looked up after every rendering.
	useEffect( () => {
		frame.current
			?.querySelector( '.atelier-canvas__editor' )
			?.toggleAttribute( 'inert', ! isEditing );
	} );
}
