/** Waits until the browser has painted the last render. A hidden page paints nothing; there it waits for one task. */
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
