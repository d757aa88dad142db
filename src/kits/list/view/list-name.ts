import type { ActiveBase } from './get-base-view';

/**
 * Returns the name under which a list's choices are remembered: one for a type's default views, one for its trash,
 * which has its own layout, and one for each saved view.
 *
 * @param postType Name of the post type.
 * @param active   The active view.
 */
export function getListName(
	postType: string,
	{ activeView, isSaved, layout }: ActiveBase
): string {
	return isSaved || layout ? `${ postType }/${ activeView }` : postType;
}
