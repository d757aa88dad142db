import { useLayoutEffect, useState, type RefObject } from 'react';

const TOP_BAR = '.interface-interface-skeleton__header';
/** The host moves its top bar away in a quarter of a second; a busy page takes longer. */
const LONGEST_LEAVE_MS = 1500;

/**
 * Whether the editor's own interface is to be shown: as soon as the address asks for it and the top bar of the last time
 * has left. Asked for while its top bar is still moving away, the host's editor would stay without one.
 *
 * @param isEditing Whether the address asks for the editor.
 * @param frame     The element that holds the editor.
 */
export function useIsEditorShown(
	isEditing: boolean,
	frame: RefObject< HTMLElement | null >
): boolean {
	const [ hasRoom, setHasRoom ] = useState( isEditing );
	if ( isEditing && ! hasRoom && ! hasTopBar( frame.current ) ) {
		// In the same pass as the step into the editor: a second one would render all of it again.
		setHasRoom( true );
	}

	useLayoutEffect( () => {
		if ( ! isEditing ) {
			setHasRoom( false );
			endHover( frame.current );
			return undefined;
		}
		const latest = Date.now() + LONGEST_LEAVE_MS;
		let request = 0;
		const look = () => {
			if ( Date.now() < latest && hasTopBar( frame.current ) ) {
				request = window.requestAnimationFrame( look );
			} else {
				setHasRoom( true );
			}
		};
		if ( ! hasRoom ) {
			look();
		}
		return () => window.cancelAnimationFrame( request );
	}, [ isEditing, hasRoom, frame ] );

	return isEditing && hasRoom;
}

function hasTopBar( frame: HTMLElement | null ): boolean {
	return !! frame?.querySelector( TOP_BAR );
}

// The host's top bar does not leave while the pointer is over it, as it is after a click on its button.
function endHover( frame: HTMLElement | null ): void {
	frame
		?.querySelector( TOP_BAR )
		?.dispatchEvent( new Event( 'pointerleave' ) );
}
