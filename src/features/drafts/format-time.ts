import { getSettings } from '@wordpress/date';

import { formatDate } from '@/utils/format-date';

const SECOND_MS = 1000;

/**
 * Returns a day and time in the site's time zone.
 *
 * @param time In seconds since 1970.
 */
export function formatTime( time: number ): string {
	return formatDate(
		getSettings().formats.datetimeAbbreviated,
		time * SECOND_MS
	);
}
