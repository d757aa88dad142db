import { getSettings } from '@wordpress/date';

import { formatDate } from './format-date';

const SECOND_MS = 1000;

/**
 * Returns a day and the time of day, in the time zone of the site.
 *
 * @param time In seconds since 1970.
 */
export function formatDayAndTime( time: number ): string {
	return formatDate(
		getSettings().formats.datetimeAbbreviated,
		time * SECOND_MS
	);
}
