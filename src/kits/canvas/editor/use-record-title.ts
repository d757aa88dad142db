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
 * Names the record in the document's title while it is being edited, and while its own address shows it; elsewhere the title is the screen's.
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
