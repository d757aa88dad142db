import { isKeyboardEvent } from '@wordpress/keycodes';
import { useEffect, useRef } from 'react';

/** Actions of the shortcuts. */
export interface UndoActions {
	undo: () => void;
	redo: () => void;
}

/**
 * Makes primary+Z and primary+Shift+Z undo and redo edits while a screen is open; text fields keep their own undo.
 *
 * @param actions Undo and redo.
 */
export function useUndoShortcuts( actions: UndoActions ): void {
	const latest = useRef( actions );
	latest.current = actions;
	useEffect( () => {
		const handleKeyDown = ( event: KeyboardEvent ) => {
			if ( event.defaultPrevented || isTextField( event.target ) ) {
				return;
			}
			if ( isKeyboardEvent.primary( event as never, 'z' ) ) {
				event.preventDefault();
				latest.current.undo();
			} else if ( isKeyboardEvent.primaryShift( event as never, 'z' ) ) {
				event.preventDefault();
				latest.current.redo();
			}
		};
		document.addEventListener( 'keydown', handleKeyDown );
		return () => document.removeEventListener( 'keydown', handleKeyDown );
	}, [] );
}

function isTextField( target: EventTarget | null ): boolean {
	return (
		target instanceof HTMLElement &&
		( target.isContentEditable ||
			target.matches(
				'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea'
			) )
	);
}
