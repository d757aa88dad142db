import { onNextFrame } from '@/schedule/next-frame';
import { moveFocus, moveFocusToStandIn } from './move-focus';
import { findWindowOver, isFocusLost, PASSING } from './passing';

const CONTROLS =
	'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const ROWS = 'li, tr, [role="row"], [role="group"]';
const LISTS = 'ul, ol, tbody, [role="listbox"]';
const HEADINGS = 'h1, h2, h3, h4';

/** An ancestor of the element that had the focus. */
interface Holder {
	element: HTMLElement;
	/** Index of its child that contains that element; undefined if the ancestor is not a list. */
	row?: number;
}

/** Former position of the focus. */
interface Place {
	/** Ancestors from the inside out, the area last. */
	holders: readonly Holder[];
	/** Position of the control in its row. */
	control: number;
}

/**
 * Keeps the focus in an area when the focused element is removed: a control, its row, or a menu, dialog or notice that it opened.
 * The control that replaces it in the row gets the focus, else the next row, else the nearest heading. If the person has moved the focus
 * elsewhere, it stays there. While a modal window covers the area, the window gets it.
 *
 * @param area The area.
 * @return Function that removes the listeners.
 */
export function restoreAreaFocus( area: HTMLElement ): () => void {
	const { ownerDocument } = area;
	let place: Place | undefined;
	let endWait = () => {};

	const check = () => {
		if ( place && area.isConnected && isFocusLost( ownerDocument ) ) {
			const window = findWindowOver( area );
			if ( window ) {
				moveFocus( window );
			} else {
				restoreFocus( area, place );
			}
		}
	};
	const observer = new MutationObserver( () => {
		// The window's next step may set the focus itself.
		if ( ! findWindowOver( area ) ) {
			check();
		}
		// A control that is disabled or hidden loses the focus with the next frame.
		endWait();
		endWait = onNextFrame( check );
	} );
	const setPlace = ( next: Place | undefined ) => {
		if ( next && ! place ) {
			observer.observe( ownerDocument.body, {
				attributeFilter: [ 'disabled', 'hidden', 'inert' ],
				childList: true,
				subtree: true,
			} );
		} else if ( ! next ) {
			observer.disconnect();
			endWait();
		}
		place = next;
	};
	const handleFocus = ( { target }: FocusEvent ) => {
		const element = target as HTMLElement;
		if ( area.contains( element ) ) {
			setPlace( readPlace( area, element ) );
		} else if ( ! element.closest( PASSING ) ) {
			setPlace( undefined );
		}
	};
	// A press on the background of a screen removes the focus on purpose; a press on a control focuses it.
	const handlePress = ( { target }: Event ) => {
		if ( ! ( target as HTMLElement ).closest( `${ PASSING }, button` ) ) {
			setPlace( undefined );
		}
	};
	ownerDocument.addEventListener( 'focusin', handleFocus );
	ownerDocument.addEventListener( 'pointerdown', handlePress, true );
	return () => {
		setPlace( undefined );
		ownerDocument.removeEventListener( 'focusin', handleFocus );
		ownerDocument.removeEventListener( 'pointerdown', handlePress, true );
	};
}

function readPlace( area: HTMLElement, focused: HTMLElement ): Place {
	const holders: Holder[] = [];
	let inner = focused;
	for (
		let element = focused.parentElement;
		element;
		element = element.parentElement
	) {
		holders.push( {
			element,
			...( element.matches( LISTS ) && {
				row: [ ...element.children ].indexOf( inner ),
			} ),
		} );
		if ( element === area ) {
			break;
		}
		inner = element;
	}
	const row = focused.closest( ROWS );
	return {
		holders,
		control: row ? listControls( row ).indexOf( focused ) : 0,
	};
}

function restoreFocus( area: HTMLElement, { holders, control }: Place ): void {
	for ( const { element, row } of holders ) {
		if ( ! element.isConnected ) {
			continue;
		}
		const rows = row === undefined ? [] : [ ...element.children ];
		const found =
			row === undefined
				? element
				: rows[ Math.min( row, rows.length - 1 ) ];
		if ( found?.matches( ROWS ) ) {
			const controls = listControls( found );
			if (
				moveFocus(
					controls[ Math.min( control, controls.length - 1 ) ]
				)
			) {
				return;
			}
		}
		if ( element.matches( '[role="tabpanel"]' ) ) {
			moveFocusToStandIn( element );
			return;
		}
		const heading = element.querySelector< HTMLElement >( HEADINGS );
		if ( heading && element !== area ) {
			moveFocusToStandIn( heading );
			return;
		}
	}
	moveFocusToStandIn( area.querySelector< HTMLElement >( HEADINGS ) ?? area );
}

function listControls( row: Element ): HTMLElement[] {
	return [ ...row.querySelectorAll< HTMLElement >( CONTROLS ) ].filter(
		( control ) => ! control.closest( '[hidden], [inert]' )
	);
}
