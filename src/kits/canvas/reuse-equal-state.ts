import isEqual from 'fast-deep-equal';

import type { CanvasRecord, CanvasState, ShownState } from './types';

/**
 * Returns a record with its state: the same object while nothing differs. A canvas that tells the same again makes nothing
 * around it render, so that neither goes on answering the other.
 *
 * @param before Record and state that were known.
 * @param record The record that is told of.
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
