import type { CollectionFamily } from '../reads/font-collections';

/** Search and filters of a collection. */
export interface CollectionFilter {
	search: string;
	/** Slug of a category, or `all`. */
	category: string;
}

/** Category of all families. */
export const ALL_CATEGORIES = 'all';

/**
 * Returns the families of a collection that match the search and the category.
 *
 * @param families Families of the collection.
 * @param filter   Search and category.
 */
export function filterCollection(
	families: readonly CollectionFamily[],
	{ search, category }: CollectionFilter
): CollectionFamily[] {
	const term = search.trim().toLowerCase();
	return families.filter(
		( { family, categories } ) =>
			( category === ALL_CATEGORIES ||
				categories.includes( category ) ) &&
			( family.name ?? family.fontFamily ).toLowerCase().includes( term )
	);
}
