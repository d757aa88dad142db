import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import type { CanvasRecord, CanvasState } from './types';

interface PostFields {
	status?: string;
	modified?: string;
}

const NO_RECORD: PostFields = {};

/** Input of {@link useCanvasState}. */
export interface CanvasStateInput {
	record: CanvasRecord;
	/** Whether it may be shown. */
	isReady: boolean;
	/** Whether it cannot be shown. */
	hasProblem: boolean;
	/** Whether it shows the whole page as visitors see it, and not the content of a post without its template. */
	isWholePage: boolean;
}

/**
 * Reports the canvas's record and state to the parts around it, before the browser paints.
 *
 * @param input    The record and its state.
 * @param onChange Called with the record and its state.
 */
export function useCanvasState(
	{
		record: { postType, postId },
		isReady,
		hasProblem,
		isWholePage,
	}: CanvasStateInput,
	onChange: ( record: CanvasRecord, state: CanvasState ) => void
): void {
	const record = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecord(
				'postType',
				postType,
				postId
			) as PostFields | undefined,
		[ postType, postId ]
	);
	const { status, modified } = record ?? NO_RECORD;
	const isFound = record !== undefined;
	const firstModified = useRef( { postId, modified } );
	if (
		firstModified.current.postId !== postId ||
		firstModified.current.modified === undefined
	) {
		firstModified.current = { postId, modified };
	}
	const wasUpdated = firstModified.current.modified !== modified;
	const isTrashed = status === 'trash';
	const hasUnsavedEdits = useSelect(
		( select ) => getDirtyRecords( select( coreStore ) ).length > 0,
		[]
	);
	const state = useMemo(
		() => ( {
			isReady: isReady || hasProblem,
			hasUnsavedEdits,
			isWholePage: isWholePage || hasProblem,
			wasUpdated,
			isFound,
			canEdit: ! isTrashed && ! hasProblem,
		} ),
		[
			isReady,
			hasProblem,
			hasUnsavedEdits,
			isWholePage,
			wasUpdated,
			isFound,
			isTrashed,
		]
	);
	useLayoutEffect( () => {
		onChange( { postType, postId }, state );
	}, [ onChange, postType, postId, state ] );
}
