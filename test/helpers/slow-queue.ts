/** How long the queue takes for each of its updates. */
export const TURN_MS = 16;

/**
 * Replaces `createQueue` of `@wordpress/priority-queue` as in a busy browser: one update in each turn, in the order in which they
 * were first added.
 */
export function createQueue() {
	const waiting = new Map< object, () => void >();
	const run = () => {
		const [ first ] = waiting;
		if ( first ) {
			waiting.delete( first[ 0 ] );
			first[ 1 ]();
		}
	};
	return {
		add: ( context: object, update: () => void ) => {
			waiting.set( context, update );
			setTimeout( run, waiting.size * TURN_MS );
		},
		cancel: ( context: object ) => waiting.delete( context ),
		flush: ( context: object ) => waiting.delete( context ),
		reset: () => waiting.clear(),
	};
}
