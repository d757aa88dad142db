/**
 * Calls back once after a time.
 *
 * @param delayMs  The time, in milliseconds; 0 for the next task.
 * @param callback Called once.
 * @return Function that ends the wait. It may be called again.
 */
export function afterDelay(
	delayMs: number,
	callback: () => void
): () => void {
	const timer = setTimeout( callback, delayMs );
	return () => clearTimeout( timer );
}
