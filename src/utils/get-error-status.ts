import { toRecord } from './is-record';

/**
 * Returns the HTTP status of an error of REST; undefined for any other error.
 *
 * @param error The thrown value.
 */
export function getErrorStatus( error: unknown ): number | undefined {
	const { status } = toRecord( toRecord( error ).data );
	return typeof status === 'number' ? status : undefined;
}
