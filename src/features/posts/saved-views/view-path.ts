import { pathTo } from '@/router';
import type { ListLayout } from '@/kits/list';

/**
 * Returns the address of a view of a list.
 *
 * @param postType   Name of the post type.
 * @param activeView Slug of a default view, or id of a saved one.
 * @param layout     Layout that the address names.
 */
export function viewPath(
	postType: string,
	activeView: string,
	layout?: ListLayout
): string {
	return pathTo( `/${ postType }`, {
		activeView: activeView === 'all' ? undefined : activeView,
		// A saved view has the room to itself; the others are named by words.
		isCustom: /^\d+$/.test( activeView ) ? 'true' : undefined,
		layout,
	} );
}
