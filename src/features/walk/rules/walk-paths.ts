import type { RouteQuery } from '@/router';

/** Path of the front page. */
export const FRONT_PAGE_PATH = '/';

/** Paths of the screens on which a walk continues: their previews show the site. */
const CARRYING = /^\/(|styles|identity|fonts|navigation|wp_navigation\/\d+)$/;

/**
 * Returns whether a walk continues on a screen.
 *
 * @param path  Path of the screen.
 * @param query Its query.
 */
export function carriesWalk( path: string, query: RouteQuery ): boolean {
	return (
		CARRYING.test( path ) &&
		query.canvas !== 'edit' &&
		query.preview !== 'stylebook'
	);
}

/**
 * Returns the path of a walk's first page: the previewed record, or the front page.
 *
 * @param record Record that the preview shows instead of the front page.
 */
export function getStartPath(
	record: { postType: string; postId: string } | undefined
): string {
	if ( record?.postType === 'page' ) {
		return `/?page_id=${ record.postId }`;
	}
	return record?.postType === 'post'
		? `/?p=${ record.postId }`
		: FRONT_PAGE_PATH;
}

/**
 * Returns whether a path is the front page's.
 *
 * @param sitePath The path.
 */
export function isFrontPage( sitePath: string | undefined ): boolean {
	return sitePath === FRONT_PAGE_PATH || sitePath === '';
}
