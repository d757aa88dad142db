import { dateI18n, getDate, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { getServerNow } from '@/data/site/server-clock';
import { isDate, NO_DATE } from '@/utils/format-date';
import type { Post } from '../list/post';

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Statuses for which the date is that of the creation. */
const UNDATED = [ 'draft', 'pending' ];

/** Date of a post's publication, in the site's time zone. */
export function DateView( { item }: { item: Post } ) {
	if ( ! isDate( item.date ) ) {
		return <span>{ NO_DATE }</span>;
	}
	const date = getDate( item.date );
	const exact = dateI18n( getSettings().formats.datetimeAbbreviated, date );
	const now = getServerNow();
	const age = now - date.getTime();
	const text =
		age >= 0 && age < MS_PER_DAY && item.status !== 'future'
			? humanTimeDiff( date, new Date( now ) )
			: exact;
	return (
		<time dateTime={ date.toISOString() } title={ exact }>
			{ UNDATED.includes( item.status ?? '' )
				? sprintf(
						/* translators: %s: date of a post that is not published. */
						__( 'Created: %s', 'atelier' ),
						text
				  )
				: text }
		</time>
	);
}
