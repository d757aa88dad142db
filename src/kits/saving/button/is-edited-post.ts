import type { EditedPost } from '@/data/store/types';
import type { RecordRef } from '@/data/writes/dirty-record';

/**
 * Returns whether a record is the one on which the person works.
 *
 * @param record The record.
 * @param edited The post that the canvas shows; null for none.
 */
export function isEditedPost(
	{ kind, name, key }: RecordRef,
	edited: EditedPost | null
): boolean {
	return (
		edited !== null &&
		kind === 'postType' &&
		name === edited.postType &&
		String( key ) === String( edited.postId )
	);
}
