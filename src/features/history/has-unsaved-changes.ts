import { dirtyRecordId } from '@/data/writes/dirty-record';
import { getWriteParticipants } from '@/data/writes/write-participants';
import type { RecordName } from './rules/types';

/**
 * Returns whether a record has unsaved changes in this window.
 *
 * @param record The record.
 */
export function hasUnsavedChanges( {
	kind,
	restId,
}: Pick< RecordName, 'kind' | 'restId' > ): boolean {
	const isOfStyles = kind === 'wp_global_styles';
	const id = dirtyRecordId( {
		kind: isOfStyles ? 'root' : 'postType',
		name: isOfStyles ? 'globalStyles' : kind,
		key: restId,
	} );
	const fields = getWriteParticipants().get( 'unsavedFields' )?.( id ) ?? [];
	return fields.length > 0;
}
