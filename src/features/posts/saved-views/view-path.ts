import { pathTo } from '@/router';
import type { ListLayout } from '@/kits/list';

/**
 * Returns the address of a view of a list.
 *
 * @param postType   Name of the post type.
 * @param activeView Slug of a default view, or id of a saved one.
 * @param layout     Layout in the address.
 */
export function viewPath(
	postType: string,
	activeView: string,
	layout?: ListLayout
): string {
	return pathTo( `/${ postType }`, {
		activeView: activeView === 'all' ? undefined : activeView,
		// Ids of saved views are numbers, slugs of default views are words. A saved view has no preview.
		isCustom: /^\d+$/.test( activeView ) ? 'true' : undefined,
		layout,
	} );
}
