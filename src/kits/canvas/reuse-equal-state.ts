import isEqual from 'fast-deep-equal';

import type { CanvasRecord, CanvasState, ShownState } from './types';

/**
 * Returns a record with its state, as the earlier object if both are equal. A canvas that reports an equal state then
 * re-renders nothing around it, so that the two do not update each other for ever.
 *
 * @param before Record and state of the last report.
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
