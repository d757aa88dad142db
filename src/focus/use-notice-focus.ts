import { useEffect, type RefObject } from 'react';

import { moveFocus, moveFocusToArea } from './move-focus';
import { isFocusLost } from './passing';

/**
 * Returns the focus from a removed notice to the element that had it before.
 *
 * @param place Element that contains the notices.
 * @param main  Selector of the area that gets the focus if that element cannot.
 */
export function useNoticeFocus(
	place: RefObject< HTMLElement >,
	main: string
): void {
	useEffect( () => {
		const { current: element } = place;
		if ( ! element ) {
			return undefined;
		}
		const { ownerDocument } = element;
		let last: HTMLElement | null = null;
		let isHere = false;
		const handleFocus = ( { target }: FocusEvent ) => {
			isHere = element.contains( target as Node );
			if ( ! isHere ) {
				last = target as HTMLElement;
			}
		};
		const restore = () => {
			if ( isHere && isFocusLost( ownerDocument ) ) {
				isHere = false;
				restoreFocus( ownerDocument, last, main );
			}
		};
		// A list chooses its next row itself in the same task.
		const observer = new MutationObserver( () =>
			queueMicrotask( restore )
		);
		ownerDocument.addEventListener( 'focusin', handleFocus );
		observer.observe( element, { childList: true, subtree: true } );
		return () => {
			ownerDocument.removeEventListener( 'focusin', handleFocus );
			observer.disconnect();
		};
	}, [ place, main ] );
}

function restoreFocus(
	ownerDocument: Document,
	last: HTMLElement | null,
	main: string
): void {
	// An element that is hidden or covered refuses the focus.
	if ( ! moveFocus( last ) || ownerDocument.activeElement !== last ) {
		moveFocusToArea( ownerDocument.querySelector< HTMLElement >( main ) );
	}
}
