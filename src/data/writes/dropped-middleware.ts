import { isRecord } from '@/utils/is-record';
import type { ApiMiddleware } from '../requests/api-middleware';
import type { Fields } from './compare-fields';

/** Property of an answer that names the values that were dropped (`includes/writes/class-loss-report.php`). */
const DROPPED_FIELD = 'atelier_dropped';

/**
 * Returns a middleware that reads from the answer to a write the markup that the server removed. It is not part of the record.
 *
 * @param onDropped Called with the record in the server's answer, and the names of elements and attributes.
 */
export function createDroppedMiddleware(
	onDropped: ( record: Fields, names: readonly string[] ) => void
): ApiMiddleware {
	return async ( options, next ) => {
		const answer: unknown = await next( options );
		if ( ! isRecord( answer ) || ! ( DROPPED_FIELD in answer ) ) {
			return answer;
		}
		const { [ DROPPED_FIELD ]: dropped, ...record } = answer;
		const names = Array.isArray( dropped )
			? dropped.filter( ( name ) => typeof name === 'string' )
			: [];
		if ( names.length > 0 ) {
			onDropped( record, names );
		}
		return record;
	};
}
