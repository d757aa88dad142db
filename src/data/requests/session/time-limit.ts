import { __, sprintf } from '@wordpress/i18n';

import { withTimeLimit } from '@/schedule/with-time-limit';
import type { ApiMiddleware } from '../api-middleware';

/** Code of the error after a write that got no answer in time. */
export const WRITE_TIMEOUT_CODE = 'atelier_write_timeout';

/** Code of the error after a read that got no answer in time. */
export const READ_TIMEOUT_CODE = 'atelier_read_timeout';

/** Options of a request with its own time limit. */
export interface TimedOptions {
	/** How long to wait for the answer, in milliseconds. */
	timeLimitMs?: number;
}

// Issue 3, point 4: a request that hangs ends after 30 s.
const TIME_LIMIT_MS = 30_000;

const WRITING_METHODS: readonly string[] = [ 'POST', 'PUT', 'PATCH', 'DELETE' ];

/**
 * Returns a middleware that aborts requests without an answer, so that no record stays locked and no screen keeps loading.
 *
 * Uploads without their own limit have none; a request with a signal is aborted only by its caller.
 *
 * @param timeLimitMs Limit of requests without their own, in milliseconds.
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
