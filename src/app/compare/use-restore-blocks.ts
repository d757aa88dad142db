import { useCallback } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';

import { runOnItems } from '@/kits/saving/outcomes';
import {
	applyBlockSteps,
	listBlockDifferences,
	type BlockStep,
} from '@/utils/block-markup/diff-blocks';
import { serializeMarkup } from '@/utils/block-markup/markup';
import type { ComparedSide } from '@/utils/design-state';
import type { ComparedRecord } from './compared-record';

/** Restores differences by their ids as one unsaved edit; `message` is the notice's text. */
export type RestoreBlocks = (
	ids: ReadonlySet< string >,
	message: string
) => void;

/**
 * Returns a record's content with some differences restored.
 *
 * @param steps  Steps from the left to the right.
 * @param ids    Differences to restore.
 * @param source The side whose blocks replace those of the other one.
 */
export function restoreBlocks(
	steps: readonly BlockStep[],
	ids: ReadonlySet< string >,
	source: ComparedSide
): string {
	const chosen =
		source === 'right'
			? ids
			: new Set(
					listBlockDifferences( steps )
						.map( ( { id } ) => id )
						.filter( ( id ) => ! ids.has( id ) )
			  );
	return serializeMarkup( applyBlockSteps( steps, chosen ) );
}

/**
 * Returns a function that copies blocks of another state into a record. Nothing is saved; the notice has an undo button.
 *
 * @param record The record.
 * @param steps  Steps from the left to the right; the side without the source is the current content.
 * @param source The side from which blocks are restored.
 */
export function useRestoreBlocks(
	{ postType, postId }: ComparedRecord,
	steps: readonly BlockStep[],
	source: ComparedSide
): RestoreBlocks {
	const { resolveSelect, select, dispatch } = useRegistry();
	return useCallback(
		( ids, message ) => {
			const key = /^\d+$/.test( postId ) ? Number( postId ) : postId;
			const edit = ( edits: object ) =>
				dispatch( coreStore ).editEntityRecord(
					'postType',
					postType,
					key,
					edits
				);
			void runOnItems( [ { id: key } ], {
				subject: 'compared-record',
				run: async () => {
					await resolveSelect( coreStore ).getEntityRecord(
						'postType',
						postType,
						key
					);
					const before = select( coreStore ).getEntityRecordEdits(
						'postType',
						postType,
						key as never
					) as Record< string, unknown > | undefined;
					// Without `blocks` the content is parsed again.
					await edit( {
						content: restoreBlocks( steps, ids, source ),
						blocks: undefined,
					} );
					return async () =>
						edit( {
							content: before?.content,
							blocks: before?.blocks,
						} );
				},
				done: () => message,
			} );
		},
		[ resolveSelect, select, dispatch, postType, postId, steps, source ]
	);
}
