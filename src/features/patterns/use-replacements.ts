import { useMemo } from 'react';

import { listReplacements, type Replacement } from './rules/list-replacements';
import type { PatternItem } from './rules/types';
import { usePartLibrary, usePatternLibrary } from './use-libraries';

/**
 * Returns what can take the place of a pattern or part.
 *
 * @param item The pattern or part.
 */
export function useReplacements( item: PatternItem ): readonly Replacement[] {
	const { items: patterns = NONE } = usePatternLibrary();
	const { items: parts = NONE } = usePartLibrary();
	return useMemo(
		() => listReplacements( item, patterns, parts ),
		[ item, patterns, parts ]
	);
}

const NONE: readonly PatternItem[] = [];
