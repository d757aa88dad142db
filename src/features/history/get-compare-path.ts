import { comparePath } from '@/router';
import type { RecordName } from './rules/types';

/**
 * Returns the path that compares a record at a moment with what is saved now; undefined for what has no blocks and no styles.
 *
 * @param record The record.
 * @param at     The moment.
 */
export function getComparePath(
	{ kind, restId }: Pick< RecordName, 'kind' | 'restId' >,
	at: string
): string | undefined {
	const states = {
		left: { kind: 'moment', at },
		right: { kind: 'saved' },
	} as const;
	switch ( kind ) {
		case 'wp_global_styles':
			return comparePath( states );
		case 'active':
		case 'identity':
			return undefined;
		default:
			return comparePath( {
				...states,
				record: { postType: kind, postId: restId },
			} );
	}
}
