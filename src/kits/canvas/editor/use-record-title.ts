import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';

import { readRecordTitle, type RecordTitle } from '@/data/writes/record-title';
import { getBootPayload } from '@/data/site/boot-payload';
import { shorten } from '@/utils/shorten';

interface TitledRecord {
	title?: RecordTitle;
}

/**
 * Names the record in the document's title while it is being edited; afterwards the screen's title is back.
 *
 * @param postType  Type of the record.
 * @param postId    Its id.
 * @param isEditing Whether the full-screen editor is open.
 */
export function useRecordTitle(
	postType: string,
	postId: number | string,
	isEditing: boolean
): void {
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
	const { siteTitle } = getBootPayload();

	useEffect( () => {
		if ( ! isEditing || ! title ) {
			return undefined;
		}
		const before = document.title;
		document.title = sprintf(
			/* translators: Title of an admin page. 1: name of the record that is being edited, 2: name of the site. */
			__( '%1$s ‹ Editor ‹ %2$s — WordPress', 'atelier' ),
			title,
			siteTitle
		);
		return () => {
			document.title = before;
		};
	}, [ isEditing, title, siteTitle ] );
}
