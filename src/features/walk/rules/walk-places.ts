import type { RouteQuery } from '@/router';

/** The front page. */
export const FRONT_PLACE = '/';

/** Screens with the site beside them that have no record of their own in its place. */
const CARRYING = /^\/(|styles|identity|fonts|navigation|wp_navigation\/\d+)$/;

/**
 * Returns whether a walk goes on beside a screen that is opened.
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
 * Returns the place at which a walk begins: the previewed record, or the front page.
 *
 * @param record Record that the preview shows instead of the front page.
 */
export function startPlace(
	record: { postType: string; postId: string } | undefined
): string {
	if ( record?.postType === 'page' ) {
		return `/?page_id=${ record.postId }`;
	}
	return record?.postType === 'post' ? `/?p=${ record.postId }` : FRONT_PLACE;
}

/**
 * Returns whether a place is the front page.
 *
 * @param place The place.
 */
export function isFrontPage( place: string | undefined ): boolean {
	return place === FRONT_PLACE || place === '';
}
