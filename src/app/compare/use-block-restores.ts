import { useMemo } from 'react';

import {
	diffBlocks,
	listBlockDifferences,
	type BlockDifference,
} from '@/utils/block-markup/diff-blocks';
import { parseMarkup, type MarkupBlock } from '@/utils/block-markup/markup';
import type { ComparedSide } from '@/utils/design-state';
import type { ComparedRecord } from './compared-record';
import { matchDifferences, type MatchedDifference } from './match-differences';
import { useRestoreBlocks, type RestoreBlocks } from './use-restore-blocks';

/** The differences that can be restored, and the function that restores them. */
export interface BlockRestores {
	/** The matches of the differences in the current content, by the id of the difference. */
	matches: ReadonlyMap< string, MatchedDifference >;
	restore: RestoreBlocks;
}

/** The compared blocks, and the record's current content. */
export interface ComparedContents {
	left: readonly MarkupBlock[];
	right: readonly MarkupBlock[];
	/** Undefined until it is loaded. */
	current: string | undefined;
}

const NO_MATCHES: BlockRestores[ 'matches' ] = new Map();

/**
 * Returns how the differences of two states are restored in the record's unsaved changes.
 *
 * @param record      The record.
 * @param contents    The compared blocks, and the current content.
 * @param differences The differences from the left to the right.
 * @param source      The side from which blocks are restored; undefined for none.
 */
export function useBlockRestores(
	record: ComparedRecord,
	{ left, right, current }: ComparedContents,
	differences: readonly BlockDifference[],
	source: ComparedSide | undefined
): BlockRestores {
	const blocks = useMemo( () => parseMarkup( current ?? '' ), [ current ] );
	const steps = useMemo(
		() =>
			source === 'left'
				? diffBlocks( left, blocks )
				: diffBlocks( blocks, right ),
		[ source, left, right, blocks ]
	);
	const matches = useMemo(
		() =>
			source === undefined || current === undefined
				? NO_MATCHES
				: matchDifferences(
						differences,
						listBlockDifferences( steps ),
						blocks,
						source
				  ),
		[ source, current, differences, steps, blocks ]
	);
	const edit = useRestoreBlocks( record, steps, source ?? 'right' );
	return {
		matches,
		restore: ( ids, message ) =>
			edit(
				new Set(
					Array.from( ids ).flatMap(
						( id ) => matches.get( id )?.id ?? []
					)
				),
				message
			),
	};
}
