import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

import { waitForContent } from '@/schedule/content-first';
import { onNextFrame } from '@/schedule/next-frame';
import { whenIdle } from '@/schedule/when-idle';
import { whenPainted } from '@/schedule/when-painted';

const TOP_BAR = '.interface-interface-skeleton__header';
const CODE_EDITOR = '.editor-text-editor';
const MODAL = '.components-modal__screen-overlay';
/** Longest wait for the host's top bar to leave. It takes a quarter of a second, and longer on a busy page. */
const LONGEST_LEAVE_MS = 1500;
/** Longest wait for the browser to be idle. */
const LONGEST_IDLE_MS = 1000;

/**
 * Returns whether the editor's own interface is rendered: as soon as the address requests it and the previous top bar
 * has left. If it were rendered while that top bar still moves away, the host's editor would have none.
 *
 * When the editor is left, the interface stays until the next screen has been painted; the style sheet hides it at
 * once. Removing it re-renders each block of the record, as does adding it again; a person who returns at once is
 * spared both. If the code editor or a modal is open, which the style sheet does not hide, the interface is removed at
 * once.
 *
 * @param isEditing Whether the address asks for the editor.
 * @param frame     The element around the editor.
 */
export function useIsEditorShown(
	isEditing: boolean,
	frame: RefObject< HTMLElement | null >
): boolean {
	const [ isShown, setIsShown ] = useState( isEditing );
	if ( isEditing && ! isShown && ! hasTopBar( frame.current ) ) {
		// In the same pass in which the editor is entered: a second pass would render all of it again.
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
