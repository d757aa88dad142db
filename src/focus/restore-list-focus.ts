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
 * Returns the focus to a list when the row, or the menu, dialog or notice that had it, goes away: the row in that place gets it. A
 * person who turned to something else meanwhile is left there. While a window covers the list, the window gets it.
 *
 * @param list   The list.
 * @param rows   Selector of its rows.
 * @param screen Path of the screen that holds the list.
 * @return Function that ends it.
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
			// The next step of the window may take the focus itself.
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
	// A press on the ground of a screen takes the focus away; on a control it is followed by the focus.
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
