import { explainLiveOnly } from '@/data/site/live-only';
import type { RecordRef } from '@/data/writes/dirty-record';

/** Types of posts that a draft of the design can contain; pages and posts are content. */
const DESIGN_TYPES: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

/**
 * Returns the reason why the unsaved changes of a record cannot be saved in the current draft of the design; undefined where they can.
 *
 * @param record The record.
 */
export function explainLiveRecord( {
	kind,
	name,
}: Pick< RecordRef, 'kind' | 'name' > ): string | undefined {
	const isContent = kind === 'postType' && ! DESIGN_TYPES.includes( name );
	return isContent ? explainLiveOnly( 'content' ) : undefined;
}
