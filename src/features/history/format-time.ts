import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';

import { getServerNow } from '@/data/site/server-clock';
import { formatDate } from '@/utils/format-date';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const DAY_FORMAT = 'Y-m-d';

/**
 * Returns the day of a time in the time zone of the site: `2026-05-03`.
 *
 * @param time In seconds since 1970.
 */
export function getDay( time: number ): string {
	return formatDate( DAY_FORMAT, time * SECOND_MS );
}

/**
 * Returns the name of a day: *Today*, *Yesterday*, or its date.
 *
 * @param day  The day.
 * @param time A time on it, in seconds since 1970.
 */
export function nameDay( day: string, time: number ): string {
	const now = getServerNow();
	if ( day === dateI18n( DAY_FORMAT, new Date( now ) ) ) {
		return __( 'Today', 'atelier' );
	}
	return day === dateI18n( DAY_FORMAT, new Date( now - DAY_MS ) )
		? __( 'Yesterday', 'atelier' )
		: formatDate( getSettings().formats.date, time * SECOND_MS );
}

/**
 * Returns the time of day: *14:10*.
 *
 * @param time In seconds since 1970.
 */
export function formatTime( time: number ): string {
	return formatDate( getSettings().formats.time, time * SECOND_MS );
}
