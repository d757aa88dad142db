import { useLayoutEffect, useMemo } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import type { CanvasRecord, CanvasState } from './types';

/**
 * Tells what stands around the canvas about the record in it, before anything of it is painted.
 *
 * @param record     The record.
 * @param isReady    Whether it may be seen.
 * @param hasProblem Whether it cannot be shown.
 * @param onChange   Takes the record and what is known of it.
 */
export function useCanvasState(
	{ postType, postId }: CanvasRecord,
	isReady: boolean,
	hasProblem: boolean,
	onChange: ( record: CanvasRecord, state: CanvasState ) => void
): void {
	const isTrashed = useSelect(
		( select ) =>
			(
				select( coreStore ).getEntityRecord(
					'postType',
					postType,
					postId
				) as { status?: string } | undefined
			 )?.status === 'trash',
		[ postType, postId ]
	);
	const hasUnsavedEdits = useSelect(
		( select ) => getDirtyRecords( select( coreStore ) ).length > 0,
		[]
	);
	const state = useMemo(
		() => ( {
			isReady: isReady || hasProblem,
			hasUnsavedEdits,
			canEdit: ! isTrashed && ! hasProblem,
		} ),
		[ isReady, hasProblem, hasUnsavedEdits, isTrashed ]
	);
	useLayoutEffect( () => {
		onChange( { postType, postId }, state );
	}, [ onChange, postType, postId, state ] );
}
