import { isRecord } from './is-record';

const UNKNOWN_ERROR_CODE = 'unknown_error';

/**
 * Returns the message to show for a failed request: the server's own, or the fallback without one.
 *
 * @param error    The thrown value; REST errors have `code` and `message`.
 * @param fallback Translated sentence for errors without a message.
 */
export function getErrorMessage( error: unknown, fallback: string ): string {
	const message = isRecord( error ) ? error.message : undefined;
	return typeof message === 'string' && message !== '' ? message : fallback;
}

/**
 * Returns the message of a failed export or of a template that was not created: for the code `unknown_error` the fallback replaces the server's
 * message (specification 8.1).
 *
 * @param error    The thrown value.
 * @param fallback Translated sentence.
 */
export function getKnownErrorMessage(
	error: unknown,
	fallback: string
): string {
	return isRecord( error ) && error.code === UNKNOWN_ERROR_CODE
		? fallback
		: getErrorMessage( error, fallback );
}
