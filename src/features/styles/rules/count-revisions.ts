import { isRecord } from '@/utils/is-record';
import { getAtPath } from '@/utils/theme-json/value-at-path';

/**
 * Returns the number of revisions of a styles record, from its link `version-history` (specification 6).
 *
 * @param links Links of the record.
 */
export function countRevisions( links: unknown ): number {
	const history = getAtPath( links, [ 'version-history' ] );
	const link: unknown = Array.isArray( history ) ? history[ 0 ] : undefined;
	return isRecord( link ) && typeof link.count === 'number' ? link.count : 0;
}
