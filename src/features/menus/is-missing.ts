import { isRecord } from '@/utils/is-record';

/** Error codes of WordPress for a record that does not exist. */
const CODES: readonly unknown[] = [ 'rest_post_invalid_id', 'rest_no_route' ];

/**
 * Returns whether an error means that a record does not exist.
 *
 * @param error The server's error.
 */
export function isMissing( error: unknown ): boolean {
	return isRecord( error ) && CODES.includes( error.code );
}
