import { WRITE_TIMEOUT_CODE } from '../session/time-limit';

/** Codes of errors after which a write may have arrived all the same. */
const UNCLEAR_CODES: readonly unknown[] = [
	WRITE_TIMEOUT_CODE,
	'fetch_error',
	'invalid_json',
];

/**
 * Tells whether a write may have arrived although it ended in an error: its answer may be what was lost.
 *
 * @param error What was thrown.
 */
export function isUnclearError( error: unknown ): boolean {
	if ( typeof error !== 'object' || error === null ) {
		return false;
	}
	const { code, data } = error as {
		code?: unknown;
		data?: { status?: number } | null;
	};
	return UNCLEAR_CODES.includes( code ) || ( data?.status ?? 0 ) >= 500;
}
