import { useMemo } from 'react';

import type { ReplacementChoice } from '@/features/usage';
import { listReplacements } from './rules/list-replacements';
import { getItemTitle } from './actions/pattern-action';
import { getEmptyLabel } from './get-empty-label';
import type { PatternItem } from './rules/types';
import { usePartLibrary, usePatternLibrary } from './use-libraries';

/**
 * Returns the possible replacements of a pattern or part.
 *
 * @param item The pattern or part.
 */
export function useReplacements(
	item: PatternItem
): readonly ReplacementChoice[] {
	const { items: patterns = NONE } = usePatternLibrary();
	const { items: parts = NONE } = usePartLibrary();
	return useMemo(
		() => listReplacements( item, patterns, parts ).map( toChoice ),
		[ item, patterns, parts ]
	);
}

function toChoice( item: PatternItem ): ReplacementChoice {
	const { id, type, modified, viewportWidth } = item;
	return {
		value: String( id ),
		label: getItemTitle( item ),
		picture: {
			postType: type,
			postId: id,
			version: modified,
			viewportWidth,
			emptyLabel: getEmptyLabel( type ),
		},
	};
}

const NONE: readonly PatternItem[] = [];
