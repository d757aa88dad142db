import { pathTo } from '@/router';
import { DEFAULT_VIEW } from './rules/list-views';

/**
 * Returns the path of a view of the list.
 *
 * @param name   Name of the view.
 * @param layout Layout of the list, which stays the same in another view.
 */
export function templateViewPath( name: string, layout?: string ): string {
	return pathTo( '/template', {
		activeView: name === DEFAULT_VIEW ? undefined : name,
		layout,
	} );
}
