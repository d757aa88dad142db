import isEqual from 'fast-deep-equal';

import type { CanvasRecord, CanvasState, ShownState } from './types';

/**
 * Returns a record with its state: the same object while nothing differs. A canvas that reports the same again renders nothing
 * around it, so that the two do not update each other for ever.
 *
 * @param before Record and state that were known.
 * @param record The record that is reported.
 * @param state  Its state.
 */
export function reuseEqualState(
	before: ShownState | undefined,
	record: CanvasRecord,
	state: CanvasState
): ShownState {
	const { postType, postId } = record;
	const after = { record: { postType, postId }, state };
	return before && isEqual( before, after ) ? before : after;
}
