import { comparePath } from '@/router';

/** The names that the history and drafts have for a record. */
export interface NamedRecord {
	/** Type of the post, or the kind of a setting. */
	kind: string;
	/** Its name in the REST API. */
	restId: string;
}

/**
 * Returns the path that compares a record at a moment with its saved version; undefined for records that have neither blocks nor styles.
 *
 * @param record The record.
 * @param at     The moment; `live` for the live design beside a draft.
 */
export function getMomentPath(
	{ kind, restId }: NamedRecord,
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
		case 'block-style':
		case 'identity':
			return undefined;
		default:
			return comparePath( {
				...states,
				record: { postType: kind, postId: restId },
			} );
	}
}
