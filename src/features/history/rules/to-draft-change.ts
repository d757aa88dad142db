import type { HistoryState } from '../reads/state';
import type { HistoryChange } from './types';

/** Change of a draft that restores a record. */
export interface MomentChange {
	record: string;
	value: Readonly< Record< string, unknown > >;
}

/**
 * Returns whether a draft can restore a record: it still exists, and was not the theme's original.
 *
 * @param change Change that going back would make.
 */
export function canBeTried( {
	action,
	isAllowed,
}: Pick< HistoryChange, 'action' | 'isAllowed' > ): boolean {
	return isAllowed && action === 'change';
}

/**
 * Returns the change of a draft that restores a record; undefined where its state is not kept.
 *
 * @param record The record.
 * @param state  Its state at the moment.
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
