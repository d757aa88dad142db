/** Waits until what was rendered has been painted; in a page that nobody sees, which paints nothing, no longer than a turn. */
export function whenPainted(): Promise< void > {
	return new Promise( ( resolve ) => {
		// A frame is painted after its callbacks.
		const proceed = () => void setTimeout( resolve, 0 );
		if ( document.hidden ) {
			proceed();
		} else {
			window.requestAnimationFrame( proceed );
		}
	} );
}
