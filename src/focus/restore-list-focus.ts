import { onNextFrame } from '@/schedule/next-frame';
import {
	findListPlace,
	getListElement,
	noteListPlace,
	type ListPlace,
} from './list-places';
import { moveFocus, moveFocusToArea } from './move-focus';
import { findWindowOver, isFocusLost, PASSING } from './passing';

/**
 * Keeps the focus in a list when the focused row, menu, dialog or notice is removed: the row at that position gets it. If the person has moved
 * the focus elsewhere, it stays there. While a modal window covers the list, the window gets it.
 *
 * @param list   The list.
 * @param rows   Selector of its rows.
 * @param screen Path of the screen with the list.
 * @return Function that removes the listeners.
 */
export function restoreListFocus(
	list: HTMLElement,
	rows: string,
	screen: string
): () => void {
	const { ownerDocument } = list;
	let place: ListPlace = { row: 0, control: 0 };
	let isHere = false;
	let endWait = () => {};

	const restore = () => {
		if ( isFocusLost( ownerDocument ) ) {
			const window = findWindowOver( list );
			if ( window ) {
				moveFocus( window );
			} else {
				restoreFocus( list, rows, place );
			}
		}
	};
	const observer = new MutationObserver( () => {
		endWait();
		if ( findWindowOver( list ) ) {
			// The window's next step may set the focus itself.
			endWait = onNextFrame( restore );
		} else {
			restore();
		}
	} );
	const setIsHere = ( next: boolean ) => {
		if ( next && ! isHere ) {
			observer.observe( ownerDocument.body, {
				childList: true,
				subtree: true,
			} );
		} else if ( ! next ) {
			observer.disconnect();
			endWait();
		}
		isHere = next;
	};
	const handleFocus = ( { target }: FocusEvent ) => {
		const element = target as HTMLElement;
		if ( list.contains( element ) ) {
			place = findListPlace( list, rows, element ) ?? place;
			noteListPlace( screen, rows, place );
			setIsHere( true );
		} else if ( ! element.closest( PASSING ) ) {
			setIsHere( false );
		}
	};
	// A press on the background of a screen removes the focus on purpose; a press on a control focuses it.
	const handlePress = ( { target }: Event ) => {
		if ( ! ( target as HTMLElement ).closest( PASSING ) ) {
			setIsHere( false );
		}
	};
	ownerDocument.addEventListener( 'focusin', handleFocus );
	ownerDocument.addEventListener( 'pointerdown', handlePress, true );
	return () => {
		observer.disconnect();
		endWait();
		ownerDocument.removeEventListener( 'focusin', handleFocus );
		ownerDocument.removeEventListener( 'pointerdown', handlePress, true );
	};
}

function restoreFocus(
	list: HTMLElement,
	rows: string,
	place: ListPlace
): void {
	const element = getListElement( list, rows, place );
	if ( element ) {
		moveFocus( element );
	} else {
		moveFocusToArea( list );
	}
}
