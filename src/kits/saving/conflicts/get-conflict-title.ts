import { __, sprintf } from '@wordpress/i18n';

import type { Fields } from '@/data/writes/compare-fields';
import type { RecordRef } from '@/data/writes/dirty-record';
import { readRecordTitle } from '@/data/writes/record-title';
import type { ConflictOutcome } from '@/data/writes/save-outcome';
import { shorten } from '@/utils/shorten';

/**
 * Returns the heading of a question about a record, with its title where it has one.
 *
 * @param outcome The record's outcome.
 */
export function getConflictTitle( {
	record,
	change,
}: ConflictOutcome< RecordRef > ): string {
	const title =
		record.name === 'site'
			? ''
			: readRecordTitle(
					( change.record.title ??
						change.record.name ??
						fontName( change.record ) ) as string
			  );
	return title
		? sprintf(
				/* translators: %s: title of a record. */
				__( '“%s” has newer changes', 'atelier' ),
				shorten( title )
		  )
		: __( 'There are newer changes', 'atelier' );
}

function fontName( { font_family_settings: settings }: Fields ): unknown {
	return ( settings as Fields | undefined )?.name;
}
