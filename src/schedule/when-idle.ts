/**
 * Waits until the browser has nothing else to do.
 *
 * @param timeout Longest wait, in milliseconds.
 */
export function whenIdle( timeout: number ): Promise< void > {
	return new Promise( ( resolve ) => {
		// Not every browser has the API.
		if ( 'requestIdleCallback' in window ) {
			window.requestIdleCallback( () => resolve(), { timeout } );
		} else {
			setTimeout( resolve, Math.min( timeout, 200 ) );
		}
	} );
}
