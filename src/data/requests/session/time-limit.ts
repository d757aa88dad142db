import { __, sprintf } from '@wordpress/i18n';

import { withTimeLimit } from '@/schedule/with-time-limit';
import type { ApiMiddleware } from '../api-middleware';

/** Code of the error after a write that got no answer in time. */
export const WRITE_TIMEOUT_CODE = 'atelier_write_timeout';

/** Code of the error after a read that got no answer in time. */
export const READ_TIMEOUT_CODE = 'atelier_read_timeout';

/** Options of a request with a time limit of its own. */
export interface TimedOptions {
	/** How long to wait for the answer, in milliseconds. */
	timeLimitMs?: number;
}

// Issue 3, point 4: a request that hangs ends after 30 s.
const TIME_LIMIT_MS = 30_000;

const WRITING_METHODS: readonly string[] = [ 'POST', 'PUT', 'PATCH', 'DELETE' ];

/**
 * Returns a middleware that ends a request without an answer, so that a record is not locked, and a screen not loading, for
 * good.
 *
 * Uploads without a limit of their own have none, and a caller with a signal of its own ends the request itself.
 *
 * @param timeLimitMs How long to wait where the request does not say, in milliseconds.
 */
export function createTimeLimit(
	timeLimitMs: number = TIME_LIMIT_MS
): ApiMiddleware {
	return ( options, next ) => {
		const { timeLimitMs: ownLimitMs } = options as TimedOptions;
		const isUpload = options.body !== undefined && options.body !== null;
		if ( options.signal || ( isUpload && ownLimitMs === undefined ) ) {
			return next( options );
		}
		const limitMs = ownLimitMs ?? timeLimitMs;
		const isWrite = WRITING_METHODS.includes(
			( options.method ?? 'GET' ).toUpperCase()
		);
		return withTimeLimit( limitMs, ( signal ) =>
			next( { ...options, signal } ).catch( ( error: unknown ) => {
				throw signal.aborted
					? createTimeoutError( isWrite, limitMs )
					: error;
			} )
		);
	};
}

function createTimeoutError( isWrite: boolean, limitMs: number ) {
	return {
		code: isWrite ? WRITE_TIMEOUT_CODE : READ_TIMEOUT_CODE,
		message: sprintf(
			/* translators: %d: number of seconds. */
			__( 'The server did not answer within %d seconds.', 'atelier' ),
			Math.round( limitMs / 1000 )
		),
	};
}
