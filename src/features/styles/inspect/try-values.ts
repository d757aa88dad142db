/** A value that is tried on an element. */
export interface Trial {
	element: Element;
	name: string;
	value: string;
	/** Property that is read from the computed style. */
	read: string;
}

/**
 * Returns whether values are the current ones: sets them, reads the computed styles, and removes them before anything is painted.
 * Transitions are off meanwhile, so that nothing moves.
 *
 * @param trials The values; each element and property once.
 * @return For each, whether it is the value that the element has now.
 */
export function tryValues( trials: readonly Trial[] ): boolean[] {
	const before = trials.map( read );
	const elements = [
		...new Set( trials.map( ( { element } ) => element as HTMLElement ) ),
	];
	const attributes = elements.map( ( element ) =>
		element.getAttribute( 'style' )
	);
	elements.forEach( stopMotion );
	trials.forEach( ( { element, name, value } ) =>
		( element as HTMLElement ).style.setProperty( name, value, 'important' )
	);
	const after = trials.map( read );
	elements.forEach( ( element, index ) => {
		setAttribute( element, attributes[ index ] ?? null );
		stopMotion( element );
	} );
	// Read once more: otherwise the way back would be a transition.
	trials.forEach( read );
	elements.forEach( ( element, index ) =>
		setAttribute( element, attributes[ index ] ?? null )
	);
	return before.map( ( value, index ) => value === after[ index ] );
}

function read( { element, read: property }: Trial ): string | undefined {
	return element.ownerDocument.defaultView
		?.getComputedStyle( element )
		.getPropertyValue( property );
}

function stopMotion( { style }: HTMLElement ): void {
	style.setProperty( 'transition', 'none', 'important' );
}

function setAttribute( element: Element, value: string | null ): void {
	if ( value === null ) {
		element.removeAttribute( 'style' );
	} else {
		element.setAttribute( 'style', value );
	}
}
