/**
 * Focuses an element if it is in the document.
 *
 * @param element The element; nothing happens without one.
 * @param options Options of the browser's own `focus()`.
 * @return Whether the element is in the document; it may still refuse the focus.
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

// Areas that have the focus because no nearer element existed.
const standIns = new WeakSet< Element >();

/**
 * Focuses an area until an element nearer to the former focus appears, see {@link isStandIn}.
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
 * Returns whether an element has the focus only until a nearer element appears.
 *
 * @param element The element.
 */
export function isStandIn( element: Element ): boolean {
	return standIns.has( element );
}

/**
 * Focuses an area that is normally not focusable. On blur it is not focusable again, so that a click on its background does not focus it.
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
