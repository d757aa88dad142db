/**
 * Calls back again and again, the first time after one interval.
 *
 * @param intervalMs The interval, in milliseconds.
 * @param callback   Called after each interval.
 * @return Function that ends the repetition. It may be called again.
 */
export function repeatEvery(
	intervalMs: number,
	callback: () => void
): () => void {
	const timer = setInterval( callback, intervalMs );
	return () => clearInterval( timer );
}
