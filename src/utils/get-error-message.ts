const UNKNOWN_ERROR_CODE = 'unknown_error';

/**
 * Returns the message that a person should read for a failed request: the server's own message, unless it is
 * missing or its code is `unknown_error` (specification 8.1), and the fallback then.
 *
 * @param error    Whatever was thrown; REST errors have `code` and `message`.
 * @param fallback Translated sentence for errors that say nothing themselves.
 */
export function getErrorMessage( error: unknown, fallback: string ): string {
	if ( typeof error !== 'object' || error === null ) {
		return fallback;
	}
	const { code, message } = error as { code?: unknown; message?: unknown };
	if ( code === UNKNOWN_ERROR_CODE ) {
		return fallback;
	}
	return typeof message === 'string' && message !== '' ? message : fallback;
}
