import { comparePath } from '@/router';
import type { DraftEntry } from './rules/types';

/**
 * Returns the path that compares a record as it is live with what the draft makes of it; undefined for what has no blocks and no styles.
 *
 * @param entry What the draft changes of it.
 */
export function getComparePath( {
	kind,
	restId,
}: Pick< DraftEntry, 'kind' | 'restId' > ): string | undefined {
	const states = {
		left: { kind: 'moment', at: 'live' },
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
