import { afterDelay } from '@/schedule/after-delay';
import type { PreviewAnswer, PreviewState } from './types';

/** Asks the server for the previews of some records. */
type LoadPreviews = (
	keys: readonly string[]
) => Promise< readonly PreviewAnswer[] >;

/** Options of {@link createPreviewQueue}. */
export interface PreviewQueueOptions {
	load: LoadPreviews;
	/** Says why a preview could not be had. */
	describeError: ( error: unknown ) => string;
	/** Requests under way at once. */
	maxRequests?: number;
	/** Records in one request. */
	batchSize?: number;
	/** Previews that stay in memory while they are out of view. */
	maxCached?: number;
}

/** Fetches the previews that are in view. */
export interface PreviewQueue {
	/**
	 * Requests a preview as long as it is visible.
	 *
	 * @return Function that ends the request: if it was not sent yet, it never is.
	 */
	request: ( key: string, onChange: () => void ) => () => void;
	/** Returns the state of a preview. */
	get: ( key: string ) => PreviewState;
	/** Forgets a preview, or all, and requests the visible ones again. */
	refresh: ( key?: string ) => void;
}

const WAITING: PreviewState = { status: 'waiting' };

/**
 * Returns a queue that asks for previews in small batches, with a few requests at once: a grid that asked for each card by itself
 * would send a burst that hosts block. The record that came into view last is asked for first.
 *
 * @param options Where the previews come from, and the limits.
 */
export function createPreviewQueue( {
	load,
	describeError,
	maxRequests = 4,
	batchSize = 5,
	maxCached = 60,
}: PreviewQueueOptions ): PreviewQueue {
	const { states, watchers, notify, settle, watch } =
		createPreviewStates( maxCached );
	let queue: string[] = [];
	const underWay = new Set< string >();
	let requests = 0;
	let isScheduled = false;

	const end = ( key: string, state: PreviewState ) => {
		underWay.delete( key );
		settle( key, state );
	};

	const send = async ( keys: readonly string[] ): Promise< void > => {
		try {
			const answers = await load( keys );
			keys.forEach( ( key ) =>
				end( key, toState( key, answers, describeError ) )
			);
		} catch ( error ) {
			if ( keys.length === 1 ) {
				keys.forEach( ( key ) =>
					end( key, {
						status: 'failed',
						message: describeError( error ),
					} )
				);
				return;
			}
			// One record may have failed the request of all: each is asked for by itself.
			for ( const key of keys ) {
				await send( [ key ] );
			}
		}
	};

	const run = () => {
		isScheduled = false;
		while ( requests < maxRequests && queue.length > 0 ) {
			const keys = queue.splice( -batchSize ).reverse();
			keys.forEach( ( key ) => underWay.add( key ) );
			requests++;
			void send( keys ).finally( () => {
				requests--;
				run();
			} );
		}
	};

	const enqueue = ( key: string ) => {
		if (
			states.has( key ) ||
			underWay.has( key ) ||
			queue.includes( key )
		) {
			return;
		}
		queue.push( key );
		if ( ! isScheduled ) {
			// The cards of a screen come into view in one turn.
			isScheduled = true;
			afterDelay( 0, run );
		}
	};

	return {
		request( key, onChange ) {
			const stopWatching = watch( key, onChange );
			enqueue( key );
			return () => {
				stopWatching();
				if ( ! watchers.has( key ) ) {
					queue = queue.filter( ( name ) => name !== key );
				}
			};
		},
		get: ( key ) => states.get( key ) ?? WAITING,
		refresh( key ) {
			const keys = key === undefined ? [ ...states.keys() ] : [ key ];
			for ( const name of keys ) {
				states.delete( name );
				if ( watchers.has( name ) ) {
					notify( name );
					enqueue( name );
				}
			}
		},
	};
}

/** Returns the known previews, and the listeners that are called when one changes. */
function createPreviewStates( maxCached: number ) {
	const states = new Map< string, PreviewState >();
	const watchers = new Map< string, Set< () => void > >();

	const notify = ( key: string ) =>
		watchers.get( key )?.forEach( ( onChange ) => onChange() );

	const forgetOldest = () => {
		for ( const key of states.keys() ) {
			if ( states.size <= maxCached ) {
				return;
			}
			if ( ! watchers.has( key ) ) {
				states.delete( key );
			}
		}
	};

	const settle = ( key: string, state: PreviewState ) => {
		states.delete( key );
		states.set( key, state );
		notify( key );
		forgetOldest();
	};

	const watch = ( key: string, onChange: () => void ) => {
		const listeners = watchers.get( key ) ?? new Set();
		listeners.add( onChange );
		watchers.set( key, listeners );
		return () => {
			listeners.delete( onChange );
			if ( listeners.size === 0 && watchers.get( key ) === listeners ) {
				watchers.delete( key );
			}
		};
	};

	return { states, watchers, notify, settle, watch };
}

function toState(
	key: string,
	answers: readonly PreviewAnswer[],
	describeError: PreviewQueueOptions[ 'describeError' ]
): PreviewState {
	const answer = answers.find( ( { key: name } ) => name === key );
	return answer?.html === undefined
		? {
				status: 'failed',
				message: answer?.error ?? describeError( undefined ),
		  }
		: { status: 'rendered', html: answer.html, css: answer.css ?? '' };
}
