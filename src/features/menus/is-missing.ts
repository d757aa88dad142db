import { isRecord } from '@/utils/is-record';

/** Codes with which WordPress says that there is no such record. */
const CODES: readonly unknown[] = [ 'rest_post_invalid_id', 'rest_no_route' ];

/**
 * Returns whether an error says that a record is not there.
 *
 * @param error The server's error.
 */
export function isMissing( error: unknown ): boolean {
	return isRecord( error ) && CODES.includes( error.code );
}
