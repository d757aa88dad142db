import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { getServerNow } from '@/data/site/server-clock';
import { isDate, NO_DATE } from '@/utils/format-date';
import { isShownAsRelative, type StyleRevision } from '../rules/revision-list';

/**
 * Returns the name of a revision: the time of its save, the author of unsaved changes, or *Default styles* for the theme's.
 *
 * @param revision The revision.
 * @param author   Its author; empty where the person may not list users.
 */
export function formatListedRevision(
	{ id, modified }: StyleRevision,
	author: string
): string {
	if ( id === 'unsaved' ) {
		/* translators: %s: name of a person. */
		return sprintf( __( 'Unsaved changes by %s', 'atelier' ), author );
	}
	if ( id === 'parent' || modified === undefined ) {
		return __( 'Default styles', 'atelier' );
	}
	if ( ! isDate( modified ) ) {
		return NO_DATE;
	}
	const time = Date.parse( modified );
	const now = getServerNow();
	return isShownAsRelative( time, now )
		? humanTimeDiff( new Date( time ), new Date( now ) )
		: dateI18n(
				getSettings().formats.datetimeAbbreviated,
				new Date( time )
		  );
}
