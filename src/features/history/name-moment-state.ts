import { __ } from '@wordpress/i18n';

import { formatDayAndTime } from '@/utils/format-day-and-time';
import type { HistoryState } from './reads/state';
import { getMomentId } from './rules/parse-moment';

/**
 * Returns the name of a moment, or its date and time.
 *
 * @param at    The moment.
 * @param state Its name and time; undefined until they are loaded.
 */
export function nameMomentState(
	at: string,
	state: Pick< HistoryState, 'name' | 'time' > | undefined
): string {
	if ( state?.name ) {
		return state.name;
	}
	const time = getMomentId( at ) === undefined ? Number( at ) : state?.time;
	return time
		? formatDayAndTime( time )
		: __( 'A moment with a name', 'atelier' );
}
