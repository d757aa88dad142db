/** How long a deletion can be taken back; its notice stands as long (WCAG 2.2.1: twenty seconds at least). */
export const UNDO_MS = 20_000;

interface Pending {
	timer: ReturnType< typeof setTimeout >;
	run: ( isLeaving: boolean ) => void;
}

const pending = new Map< number, Pending >();
const listeners = new Set< () => void >();
let ids: readonly number[] = [];

/**
 * Deletes something after the person's chance to undo has passed (design, section 10), or at once when the page is left.
 *
 * @param id  Id of what is hidden meanwhile.
 * @param run Deletes it for good.
 */
export function deferDeletion(
	id: number,
	run: ( isLeaving: boolean ) => void
): void {
	cancelDeletion( id );
	if ( pending.size === 0 ) {
		window.addEventListener( 'pagehide', runAll );
	}
	pending.set( id, {
		run,
		timer: setTimeout( () => {
			pending.get( id )?.run( false );
		}, UNDO_MS ),
	} );
	notify();
}

/**
 * Takes a deletion back, or forgets one that is done.
 *
 * @param id Id of what was to be deleted.
 */
export function cancelDeletion( id: number ): void {
	const deletion = pending.get( id );
	if ( ! deletion ) {
		return;
	}
	clearTimeout( deletion.timer );
	pending.delete( id );
	if ( pending.size === 0 ) {
		window.removeEventListener( 'pagehide', runAll );
	}
	notify();
}

/** Returns the ids of what is about to be deleted; the same array until that changes. */
export function getPendingDeletions(): readonly number[] {
	return ids;
}

/**
 * Calls back whenever a deletion was deferred, taken back or done.
 *
 * @param listener Called without arguments.
 * @return Function that ends the subscription.
 */
export function subscribeToDeletions( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

function runAll(): void {
	for ( const { run, timer } of pending.values() ) {
		clearTimeout( timer );
		run( true );
	}
}

function notify(): void {
	ids = [ ...pending.keys() ];
	listeners.forEach( ( listener ) => listener() );
}
