import { useResource, type ResourceAnswer } from '@/data/reads/use-resource';
import type { ComparedRecord } from './compared-record';
import {
	recordContentResource,
	recordRevisionsResource,
	type RecordRevision,
} from './record-resources';

/**
 * Returns the revisions of a record, newest first. A template part that is only a file has none.
 *
 * @param record The record.
 */
export function useRecordRevisions( {
	postType,
	postId,
}: ComparedRecord ): ResourceAnswer< readonly RecordRevision[] > {
	const saved = useResource( recordContentResource, postType, postId );
	const hasPost =
		postType !== 'wp_template_part' || Boolean( saved.data?.postNumber );
	return useResource(
		recordRevisionsResource,
		postType,
		hasPost ? postId : undefined
	);
}
