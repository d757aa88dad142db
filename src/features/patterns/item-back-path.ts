import { returnPathFor } from '@/router';

/**
 * Returns where Back leads from a pattern or a template part: to the list of patterns, and from a part to the root (specification 2.2).
 *
 * @param postType Type of the item.
 */
export function itemBackPath( postType: string ): string {
	return postType === 'wp_template_part' ? '/' : returnPathFor( postType );
}
