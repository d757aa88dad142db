import { useMemo } from 'react';

import { listPartAreas, listPatternCategories } from './rules/list-categories';
import type { CategoryItem, PatternItem } from './rules/types';
import { usePartLibrary, usePatternLibrary } from './use-libraries';

/** One pattern or part, and the categories of its kind. */
export interface FoundItem {
	/** `undefined` while it is loading, and where it does not exist. */
	item: PatternItem | undefined;
	categories: readonly CategoryItem[];
	isLoading: boolean;
	error: unknown;
	retry: () => void;
}

/**
 * Returns a pattern or a template part.
 *
 * @param postType Its type.
 * @param id       Its id; the name of a registered pattern.
 */
export function useItem( postType: string, id: string ): FoundItem {
	const patterns = usePatternLibrary();
	const parts = usePartLibrary();
	return useMemo( () => {
		const isPart = postType === 'wp_template_part';
		const { items, error, retry } = isPart ? parts : patterns;
		return {
			item: items?.find( ( item ) => String( item.id ) === id ),
			categories: isPart
				? listPartAreas( items ?? [], parts.library?.areas ?? [] )
				: listPatternCategories(
						items ?? [],
						patterns.library?.categories ?? []
				  ),
			isLoading: items === undefined && ! error,
			error: items === undefined ? error : undefined,
			retry,
		};
	}, [ patterns, parts, postType, id ] );
}
