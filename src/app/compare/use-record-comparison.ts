import { useMemo } from 'react';

import {
	readComparison,
	type ComparisonView,
} from '@/features/styles/compare/read-comparison';
import { useRoute } from '@/router';
import type { DesignState } from '@/utils/design-state';
import { diffBlocks, type BlockStep } from '@/utils/block-markup/diff-blocks';
import { parseMarkup, type MarkupBlock } from '@/utils/block-markup/markup';
import { useRecordRevisions } from './use-record-revisions';
import { useUnsavedContent } from './use-unsaved-content';
import type { ComparedRecord } from './compared-record';
import {
	useRecordStates,
	type RecordState,
	type RecordStates,
} from './use-record-states';

/** Two contents and their differences. */
export interface ContentDifference {
	left: readonly MarkupBlock[];
	right: readonly MarkupBlock[];
	/** Steps from the left to the right. */
	steps: readonly BlockStep[];
}

/** The two states of a record that the address names, and their differences. */
export interface RecordComparison {
	record: ComparedRecord;
	left: DesignState;
	right: DesignState;
	leftState: RecordState;
	rightState: RecordState;
	states: RecordStates;
	view: ComparisonView;
	/** Undefined until both contents are loaded. */
	difference: ContentDifference | undefined;
	/** The record's content with its unsaved changes; undefined until it is loaded. */
	current: string | undefined;
}

const SAVED: DesignState = { kind: 'saved' };
const UNSAVED: DesignState = { kind: 'unsaved' };

/** Returns the two states of the address. By default these are the saved version, and the unsaved changes or else the previous revision. */
export function useRecordComparison(): RecordComparison {
	const { query } = useRoute();
	const { postType = '', postId = '' } = query;
	const record = useMemo(
		() => ( { postType, postId } ),
		[ postType, postId ]
	);
	const comparison = useMemo( () => readComparison( query ), [ query ] );
	const { left = SAVED, view } = comparison;
	const other = useOther( record );
	const { right = other } = comparison;
	const states = useRecordStates( record, [ left, right ] );
	const leftState = states.read( left );
	const rightState = states.read( right );
	const difference = useMemo( () => {
		if (
			leftState.content === undefined ||
			rightState.content === undefined
		) {
			return undefined;
		}
		const before = parseMarkup( leftState.content );
		const after = parseMarkup( rightState.content );
		return {
			left: before,
			right: after,
			steps: diffBlocks( before, after ),
		};
	}, [ leftState.content, rightState.content ] );
	return {
		record,
		left,
		right,
		leftState,
		rightState,
		states,
		view,
		difference,
		current: states.read( UNSAVED ).content,
	};
}

// The newest revision is the saved version, so the default is the second one.
function useOther( record: ComparedRecord ): DesignState {
	const hasUnsaved = useUnsavedContent( record ) !== undefined;
	const { data: revisions } = useRecordRevisions( record );
	const last = revisions?.[ 1 ]?.id;
	return useMemo(
		() =>
			hasUnsaved || last === undefined
				? UNSAVED
				: { kind: 'revision', id: last },
		[ hasUnsaved, last ]
	);
}
