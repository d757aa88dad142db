import { afterDelay } from './after-delay';

/**
 * Calls back after the page has been visible for a time without a break. Background tabs do not count: everything takes longer there, and nobody
 * waits.
 *
 * @param delayMs  The time, in milliseconds.
 * @param callback The callback.
 * @return Function that ends the wait. It may be called again.
 */
export function afterVisibleDelay(
	delayMs: number,
	callback: () => void
): () => void {
	let endDelay: ( () => void ) | undefined;
	const start = () => {
		endDelay?.();
		endDelay = document.hidden
			? undefined
			: afterDelay( delayMs, callback );
	};
	start();
	document.addEventListener( 'visibilitychange', start );
	return () => {
		endDelay?.();
		document.removeEventListener( 'visibilitychange', start );
	};
}
