import { useMemo } from 'react';

import {
	readComparison,
	type ComparisonView,
} from '@/features/styles/compare/read-comparison';
import { useRoute } from '@/router';
import type { DesignState } from '@/utils/design-state';
import { diffBlocks, type BlockStep } from '@/utils/block-markup/diff-blocks';
import { parseMarkup } from '@/utils/block-markup/markup';
import {
	useRecordStates,
	type ComparedRecord,
	type RecordState,
	type RecordStates,
} from './use-record-states';

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
	steps: readonly BlockStep[] | undefined;
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
	const steps = useMemo(
		() =>
			leftState.content === undefined || rightState.content === undefined
				? undefined
				: diffBlocks(
						parseMarkup( leftState.content ),
						parseMarkup( rightState.content )
				  ),
		[ leftState.content, rightState.content ]
	);
	return { record, left, right, leftState, rightState, states, view, steps };
}
