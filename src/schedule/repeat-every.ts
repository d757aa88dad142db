/**
 * Calls back again and again, the first time after one interval.
 *
 * @param intervalMs The interval, in milliseconds.
 * @param callback   Called after each.
 * @return Function that ends it. It may be called again.
 */
export function repeatEvery(
	intervalMs: number,
	callback: () => void
): () => void {
	const timer = setInterval( callback, intervalMs );
	return () => clearInterval( timer );
}
