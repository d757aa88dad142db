import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { readRecordTitle, type RecordTitle } from '@/data/writes/record-title';
import { usePageTitle } from '@/data/site/use-page-title';
import { useRoute } from '@/router';
import { shorten } from '@/utils/shorten';

interface TitledRecord {
	title?: RecordTitle;
}

/**
 * Uses the record's title as the document's title while it is edited and at its own address; elsewhere that is the screen's title.
 *
 * @param postType Type of the record.
 * @param postId   Its id.
 */
export function useRecordTitle(
	postType: string,
	postId: number | string
): void {
	const { isEditing, path } = useRoute();
	const title = useSelect(
		( select ) => {
			const record = select( coreStore ).getEditedEntityRecord(
				'postType',
				postType,
				postId
			) as TitledRecord | false | undefined;
			return record
				? shorten( readRecordTitle( record.title ) )
				: undefined;
		},
		[ postType, postId ]
	);
	const isNamed = isEditing || path === `/${ postType }/${ postId }`;
	usePageTitle(
		( isNamed && title ) || undefined,
		isEditing ? 'editor' : 'canvas'
	);
}
