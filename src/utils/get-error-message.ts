import { isRecord } from './is-record';

const UNKNOWN_ERROR_CODE = 'unknown_error';

/**
 * Returns the message that a person should read for a failed request: the server's own message, and the fallback where there is none.
 *
 * @param error    The thrown value; REST errors have `code` and `message`.
 * @param fallback Translated sentence for errors that say nothing themselves.
 */
export function getErrorMessage( error: unknown, fallback: string ): string {
	const message = isRecord( error ) ? error.message : undefined;
	return typeof message === 'string' && message !== '' ? message : fallback;
}

/**
 * Returns the message of a failed export or of a template that was not created: for the code `unknown_error` the fallback replaces
 * the server's message (specification 8.1), for no other request.
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
