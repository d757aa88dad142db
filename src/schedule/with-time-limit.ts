/**
 * Runs a function that can be aborted, and aborts it after a time.
 *
 * @param limitMs Time limit, in milliseconds.
 * @param run     The function; it gets the signal that aborts it.
 */
export function withTimeLimit< T >(
	limitMs: number,
	run: ( signal: AbortSignal ) => Promise< T >
): Promise< T > {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), limitMs );
	return run( abort.signal ).finally( () => clearTimeout( timer ) );
}
