import { __, sprintf } from '@wordpress/i18n';

import type { DirtyRecord } from '@/data/writes/dirty-record';
import { formatRecordTitle } from '@/data/writes/record-title';

/**
 * Returns the sentence that names the record whose changes were discarded.
 *
 * @param record The record.
 */
export function formatDiscarded( { title }: DirtyRecord ): string {
	return sprintf(
		/* translators: %s: title of a record. */
		__( 'Discarded the changes to “%s”.', 'atelier' ),
		formatRecordTitle( title )
	);
}
