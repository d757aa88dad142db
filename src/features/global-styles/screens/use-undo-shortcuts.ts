import { isKeyboardEvent } from '@wordpress/keycodes';
import { useEffect, useRef } from 'react';

import { useUndo } from '@/data/entities/use-undo';

/** Lets primary+Z and primary+Shift+Z take back and repeat edits while Styles is open; fields keep theirs. */
export function useUndoShortcuts(): void {
	const undo = useUndo();
	const latest = useRef( undo );
	latest.current = undo;
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
