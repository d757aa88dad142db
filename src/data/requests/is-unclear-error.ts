import { isRecord } from '@/utils/is-record';
import { WRITE_TIMEOUT_CODE } from './session/time-limit';

/** Codes of errors after which a write may have arrived all the same. */
const UNCLEAR_CODES: readonly unknown[] = [
	WRITE_TIMEOUT_CODE,
	'fetch_error',
	// Going offline during a request loses the response.
	'offline_error',
	'invalid_json',
];

/**
 * Returns whether a write ended because its answer did not arrive in time.
 *
 * @param error The error.
 */
export function isTimeout( error: unknown ): boolean {
	return isRecord( error ) && error.code === WRITE_TIMEOUT_CODE;
}

/**
 * Returns whether a write may have arrived although it ended in an error: perhaps only the answer was lost.
 *
 * @param error The error.
 */
export function isUnclearError( error: unknown ): boolean {
	if ( ! isRecord( error ) ) {
		return false;
	}
	const { code, data } = error as {
		code?: unknown;
		data?: { status?: number } | null;
	};
	return UNCLEAR_CODES.includes( code ) || ( data?.status ?? 0 ) >= 500;
}
