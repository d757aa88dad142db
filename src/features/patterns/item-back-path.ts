import { returnPathFor } from '@/router';

/**
 * Returns the path of Back: the list of patterns for a pattern, the root for a template part (specification 2.2).
 *
 * @param postType Type of the item.
 */
export function itemBackPath( postType: string ): string {
	return postType === 'wp_template_part' ? '/' : returnPathFor( postType );
}
