import { __ } from '@wordpress/i18n';

import { withTimeLimit } from '@/utils/with-time-limit';
import type { ApiMiddleware } from './api-middleware';

/** Code of the error after a write that got no answer in time. */
export const WRITE_TIMEOUT_CODE = 'atelier_write_timeout';

// Issue 3, point 4: a request that hangs ends after 30 s.
const WRITE_TIMEOUT_MS = 30_000;

const WRITING_METHODS: readonly string[] = [ 'POST', 'PUT', 'PATCH', 'DELETE' ];

/**
 * Returns a middleware that ends a write without an answer, so that a record is not locked for good.
 *
 * Uploads take as long as they take: only requests with JSON data are ended.
 *
 * @param timeoutMs How long to wait, in milliseconds.
 */
export function createWriteTimeout(
	timeoutMs: number = WRITE_TIMEOUT_MS
): ApiMiddleware {
	return ( options, next ) => {
		const isLimited =
			WRITING_METHODS.includes(
				( options.method ?? 'GET' ).toUpperCase()
			) &&
			! options.body &&
			! options.signal;
		return isLimited
			? withTimeLimit( timeoutMs, ( signal ) =>
					next( { ...options, signal } ).catch(
						( error: unknown ) => {
							throw signal.aborted ? createTimeoutError() : error;
						}
					)
			  )
			: next( options );
	};
}

function createTimeoutError() {
	return {
		code: WRITE_TIMEOUT_CODE,
		message: __(
			'The server did not answer within 30 seconds.',
			'atelier'
		),
	};
}
