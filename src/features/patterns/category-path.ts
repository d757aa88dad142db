import { pathTo } from '@/router';

/**
 * Returns the path of a category of patterns, or of an area of template parts, at its first page.
 *
 * @param postType Post type of the category's items.
 * @param name     Name of the category.
 */
export function categoryPath( postType: string, name: string ): string {
	return pathTo( '/pattern', { postType, categoryId: name } );
}
