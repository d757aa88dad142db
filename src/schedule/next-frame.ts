/**
 * Calls back in the next frame, before the browser lays out the page.
 *
 * @param callback Called once.
 * @return Function that ends the wait.
 */
export function onNextFrame( callback: () => void ): () => void {
	const request = window.requestAnimationFrame( callback );
	return () => window.cancelAnimationFrame( request );
}
