import { formatRecordTitle } from '@/data/writes/record-title';

import type { Post } from '../reads/posts';

export type { Post };

/**
 * Returns a post's title as text, “(no title)” without one.
 *
 * @param post The post.
 */
export function getPostTitle( post: Pick< Post, 'title' > ): string {
	return formatRecordTitle( post.title );
}

/**
 * Returns whether the person may use a method on a post, by the allowed methods in its links.
 *
 * @param post   The post.
 * @param method HTTP method.
 */
export function isAllowed( post: Post, method: 'PUT' | 'DELETE' ): boolean {
	const allow = post._links?.self?.[ 0 ]?.targetHints?.allow;
	return allow?.includes( method ) ?? false;
}
