import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

import { waitForContent } from '@/schedule/content-first';
import { onNextFrame } from '@/schedule/next-frame';
import { whenIdle } from '@/schedule/when-idle';
import { whenPainted } from '@/schedule/when-painted';

const TOP_BAR = '.interface-interface-skeleton__header';
const CODE_EDITOR = '.editor-text-editor';
const MODAL = '.components-modal__screen-overlay';
/** The host moves its top bar away in a quarter of a second; a busy page takes longer. */
const LONGEST_LEAVE_MS = 1500;
/** Longest wait for the browser to be idle. */
const LONGEST_IDLE_MS = 1000;

/**
 * Whether the editor's own interface is there: as soon as the address asks for it and the top bar of the last time has left. Asked for
 * while its top bar is still moving away, the host's editor would stay without one.
 *
 * When the editor is left, it stays until the next screen has been painted. The style sheet hides it at once. Removing it renders each
 * block of the record again, as does adding it again; a person who comes back at once is spared both. Where it has more than the style
 * sheet hides, the code of the record or a modal, it goes at once.
 *
 * @param isEditing Whether the address asks for the editor.
 * @param frame     The element that holds the editor.
 */
export function useIsEditorShown(
	isEditing: boolean,
	frame: RefObject< HTMLElement | null >
): boolean {
	const [ isShown, setIsShown ] = useState( isEditing );
	if ( isEditing && ! isShown && ! hasTopBar( frame.current ) ) {
		// In the same pass as the step into the editor: a second one would render all of it again.
		setIsShown( true );
	}
	if ( ! isEditing && isShown && cannotHide( frame.current ) ) {
		setIsShown( false );
	}

	useEffect( () => {
		if ( isEditing || ! isShown ) {
			return undefined;
		}
		let isCurrent = true;
		const end = () => {
			if ( isCurrent ) {
				setIsShown( false );
			}
		};
		void waitForContent()
			.then( whenPainted )
			.then( () => whenIdle( LONGEST_IDLE_MS ) )
			.then( end );
		return () => {
			isCurrent = false;
		};
	}, [ isEditing, isShown, frame ] );

	useLayoutEffect( () => {
		if ( isShown ) {
			return undefined;
		}
		if ( ! isEditing ) {
			endHover( frame.current );
			return undefined;
		}
		const latest = Date.now() + LONGEST_LEAVE_MS;
		let endWait = () => {};
		const look = () => {
			if ( Date.now() < latest && hasTopBar( frame.current ) ) {
				endWait = onNextFrame( look );
			} else {
				setIsShown( true );
			}
		};
		look();
		return () => endWait();
	}, [ isEditing, isShown, frame ] );

	return isShown;
}

function cannotHide( frame: HTMLElement | null ): boolean {
	return (
		!! frame?.querySelector( CODE_EDITOR ) ||
		!! document.querySelector( MODAL )
	);
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
