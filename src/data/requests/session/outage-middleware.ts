import type { ApiMiddleware } from '../api-middleware';
import { REST_INDEX_PATH } from './ask-rest-index';
import type { RestHealth, RestOutage } from './read-rest-index';

/** Input of {@link createOutageMiddleware}. */
export interface OutageMiddlewareOptions {
	/** Checks whether the REST API answers at all. */
	askRestIndex: () => Promise< RestHealth >;
	/** Shows the outage and its reason. */
	reportOutage: ( outage: RestOutage ) => void;
}

/** How often the index is requested when its answers are inconclusive. */
const MAXIMUM_QUESTIONS = 3;

/**
 * Returns a middleware that finds out whether the REST API is switched off, blocked or at another address (reliability, scenarios 18–20).
 * It checks after a failed request, three times at most, until the index has answered once: later errors are shown where they happen, beside the
 * open work. An answer to another request proves nothing, as it may be preloaded.
 *
 * @param options The check, and the report.
 */
export function createOutageMiddleware( {
	askRestIndex,
	reportOutage,
}: OutageMiddlewareOptions ): ApiMiddleware {
	let isAnswering = false;
	let isAsking = false;
	let questions = 0;

	const ask = async () => {
		isAsking = true;
		questions++;
		const health = await askRestIndex();
		isAsking = false;
		if ( health === 'available' ) {
			isAnswering = true;
		} else if ( health !== 'unknown' ) {
			questions = MAXIMUM_QUESTIONS;
			reportOutage( health );
		}
	};

	return async ( options, next ) => {
		if ( isAnswering || options.path === REST_INDEX_PATH ) {
			return next( options );
		}
		try {
			return await next( options );
		} catch ( error ) {
			const isCancelled = options.signal?.aborted === true;
			if (
				! isAsking &&
				! isCancelled &&
				questions < MAXIMUM_QUESTIONS
			) {
				void ask();
			}
			throw error;
		}
	};
}
