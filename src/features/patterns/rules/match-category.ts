import type { PatternCategoryRecord } from '../reads/patterns';

/** The term of a category, or the fields of a term to create for it. */
export type CategoryMatch = { id: number } | { name: string; slug?: string };

/**
 * Returns the term of a category, or the fields with which to create it. The term of a registered category has the registered name as its slug.
 * From the label, WordPress would create another slug (`banners` from "Banners"), and the category would be listed twice.
 *
 * @param label      Label of the category; its case does not matter.
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
