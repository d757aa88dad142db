import { useMemo } from 'react';

import {
	readComparison,
	type ComparisonView,
} from '@/features/styles/compare/read-comparison';
import { useRoute } from '@/router';
import type { DesignState } from '@/utils/design-state';
import { diffBlocks, type BlockStep } from '@/utils/block-markup/diff-blocks';
import { parseMarkup, type MarkupBlock } from '@/utils/block-markup/markup';
import {
	useRecordStates,
	type ComparedRecord,
	type RecordState,
	type RecordStates,
} from './use-record-states';

/** How two contents differ. */
export interface ContentDifference {
	left: readonly MarkupBlock[];
	right: readonly MarkupBlock[];
	/** Steps from the left to the right. */
	steps: readonly BlockStep[];
}

/** The two states of a record that the address asks for, and how they differ. */
export interface RecordComparison {
	record: ComparedRecord;
	left: DesignState;
	right: DesignState;
	leftState: RecordState;
	rightState: RecordState;
	states: RecordStates;
	view: ComparisonView;
	/** Undefined until both are there. */
	difference: ContentDifference | undefined;
}

const SAVED: DesignState = { kind: 'saved' };
const UNSAVED: DesignState = { kind: 'unsaved' };

/** Returns what the address compares of a record; without states in it, what is saved with unsaved changes. */
export function useRecordComparison(): RecordComparison {
	const { query } = useRoute();
	const { postType = '', postId = '' } = query;
	const record = useMemo(
		() => ( { postType, postId } ),
		[ postType, postId ]
	);
	const {
		left = SAVED,
		right = UNSAVED,
		view,
	} = useMemo( () => readComparison( query ), [ query ] );
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
	};
}
