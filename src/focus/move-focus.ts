/**
 * Gives the focus to an element, if it is in the document.
 *
 * @param element The element; nothing happens without one.
 * @param options Options of the browser's own `focus()`.
 * @return Whether the element was there.
 */
export function moveFocus(
	element: HTMLElement | null | undefined,
	options?: FocusOptions
): boolean {
	if ( ! element?.isConnected ) {
		return false;
	}
	element.focus( options );
	return true;
}

// Areas that have the focus because nothing nearer was there.
const standIns = new WeakSet< Element >();

/**
 * Gives the focus to an area until something nearer to where it was appears, see {@link isStandIn}.
 *
 * @param area The area.
 */
export function moveFocusToStandIn( area: HTMLElement ): void {
	moveFocusToArea( area );
	standIns.add( area );
	area.addEventListener( 'blur', () => standIns.delete( area ), {
		once: true,
	} );
}

/**
 * Returns whether an element has the focus only until something nearer appears.
 *
 * @param element The element.
 */
export function isStandIn( element: Element ): boolean {
	return standIns.has( element );
}

/**
 * Gives the focus to an area that cannot have it otherwise, until it moves on: a click on the area's ground must not focus it.
 *
 * @param area The area; nothing happens without one.
 */
export function moveFocusToArea( area: HTMLElement | null ): void {
	if ( area && ! area.hasAttribute( 'tabindex' ) ) {
		area.tabIndex = -1;
		area.addEventListener(
			'blur',
			() => area.removeAttribute( 'tabindex' ),
			{ once: true }
		);
	}
	moveFocus( area );
}
