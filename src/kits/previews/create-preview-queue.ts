import { afterDelay } from '@/schedule/after-delay';
import type { PreviewAnswer, PreviewState } from './types';

/** Requests the previews of some records from the server. */
type LoadPreviews = (
	keys: readonly string[]
) => Promise< readonly PreviewAnswer[] >;

/** Options of {@link createPreviewQueue}. */
export interface PreviewQueueOptions {
	load: LoadPreviews;
	/** Returns the reason why a preview could not be loaded. */
	describeError: ( error: unknown ) => string;
	/** Number of concurrent requests. */
	maxRequests?: number;
	/** Number of records in one request. */
	batchSize?: number;
	/** Number of cached previews; beyond it, those out of view are dropped. */
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
	/** Drops a preview, or all of them, and requests the visible ones again. */
	refresh: ( key?: string ) => void;
}

const WAITING: PreviewState = { status: 'waiting' };

/**
 * Creates a queue that requests previews in small batches, with a few requests at once: one request for each card of a
 * grid would be a burst that web hosts block. The record that came into view last is requested first.
 *
 * @param options The source of the previews, and the limits.
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
			// One record may have made the whole request fail: each is requested separately.
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
			// The cards of a screen come into view in one task.
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

/** Creates the store of known previews, with the listeners that are called when one changes. */
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
