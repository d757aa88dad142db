import type { HistoryState } from '../reads/state';
import type { HistoryChange } from './types';

/** Change of a draft by which a record is as it was. */
export interface MomentChange {
	record: string;
	value: Readonly< Record< string, unknown > >;
}

/**
 * Tells whether a draft can have a record be as it was: it is still there, and is not what the theme's file says.
 *
 * @param change What going back would change.
 */
export function canBeTried( {
	action,
	isAllowed,
}: Pick< HistoryChange, 'action' | 'isAllowed' > ): boolean {
	return isAllowed && action === 'change';
}

/**
 * Returns what a draft has to change for a record to be as it was at a moment; undefined where that is not kept.
 *
 * @param record The record.
 * @param state  What it was.
 */
export function toDraftChange(
	{ key, kind }: Pick< HistoryChange, 'key' | 'kind' >,
	state: HistoryState
): MomentChange | undefined {
	if ( ! state.isKept ) {
		return undefined;
	}
	const { title, content, settings, styles, value } = state;
	switch ( kind ) {
		case 'wp_global_styles':
			return { record: key, value: { settings, styles } };
		case 'active':
		case 'identity':
			return { record: key, value: { value } };
		default:
			return { record: key, value: { title, content } };
	}
}
