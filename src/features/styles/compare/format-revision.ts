import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { formatDate } from '@/utils/format-date';
import type { StyleAuthor } from '../reads/use-style-authors';

/** When a revision was saved, and by whom. */
export interface SavedRevision {
	/** Author's id; 0 when there is none. */
	author: number;
	/** Time in UTC. */
	modified: string | undefined;
}

/**
 * Returns the name of a revision: *3 May, 10:00, admin*. Without the right to list users the author is *Someone*.
 *
 * @param revision The revision.
 * @param authors  People by their ids, as far as the person may list them.
 */
export function formatRevision(
	{ author, modified }: SavedRevision,
	authors: ReadonlyMap< number, StyleAuthor >
): string {
	return sprintf(
		/* translators: 1: date and time. 2: name of a person. */
		__( '%1$s, %2$s', 'atelier' ),
		formatDate( getSettings().formats.datetimeAbbreviated, modified ),
		authors.get( author )?.name || __( 'Someone', 'atelier' )
	);
}
