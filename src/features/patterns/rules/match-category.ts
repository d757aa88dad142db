import type { PatternCategoryRecord } from '../reads/patterns';

/** The term of a category, or the fields of the term that is to be made for it. */
export type CategoryMatch = { id: number } | { name: string; slug?: string };

/**
 * Returns the term with which people put a pattern into a category. A category that code registers has no term at first: its
 * term gets the registered name as its slug, for WordPress would make another one of the label (`banners` of "Banners"), and the
 * category would be listed twice.
 *
 * @param label      Label of the category, in any case.
 * @param categories The categories of the site.
 */
export function matchCategory(
	label: string,
	categories: readonly PatternCategoryRecord[]
): CategoryMatch {
	const named = categories.filter(
		( category ) => category.label.toLowerCase() === label.toLowerCase()
	);
	const registered = named.find( ( { id } ) => id === undefined );
	const term = categories.find(
		( category ) =>
			category.id !== undefined &&
			( category.name === registered?.name || named.includes( category ) )
	);
	if ( term?.id !== undefined ) {
		return { id: term.id };
	}
	return registered
		? { name: registered.label, slug: registered.name }
		: { name: label };
}
