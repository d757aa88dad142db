/**
 * Runs something that can be aborted, and aborts it after a while.
 *
 * @param limitMs How long it may take, in milliseconds.
 * @param run     Starts it with the signal that aborts it.
 */
export function withTimeLimit< T >(
	limitMs: number,
	run: ( signal: AbortSignal ) => Promise< T >
): Promise< T > {
	const abort = new AbortController();
	const timer = setTimeout( () => abort.abort(), limitMs );
	return run( abort.signal ).finally( () => clearTimeout( timer ) );
}
