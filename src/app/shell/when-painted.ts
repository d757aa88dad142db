/** A window that paints nothing, as one that another covers, is waited for no longer than this. */
const LONGEST_WAIT_MS = 300;

/**
 * Waits until the main thread has done its part of the page's first frame. What begins earlier takes processor from it.
 *
 * @return Resolves once, at once where the page is not seen: it has no frames.
 */
export function whenPainted(): Promise< void > {
	if ( document.hidden ) {
		return Promise.resolve();
	}
	return new Promise( ( resolve ) => {
		// An animation frame comes before the paint, the next task after it.
		window.requestAnimationFrame( () => window.setTimeout( resolve ) );
		window.setTimeout( resolve, LONGEST_WAIT_MS );
	} );
}
