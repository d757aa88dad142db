import { getRememberedLists } from '@/data/list-preferences';
import type { RouteQuery } from '@/router';
import { getBaseView } from './get-base-view';
import { getListName } from './list-name';
import { resolveView } from './resolve-view';
import type { ListLayout } from '../types';

/**
 * Returns the layout of the list at an address, for the areas and widths of its route. Addresses of saved views always
 * name their layout.
 *
 * @param postType Name of the post type.
 * @param query    Query of the address.
 */
export function getRouteLayout(
	postType: string,
	query: RouteQuery
): ListLayout {
	const active = getBaseView( query.activeView, [] );
	const remembered = getRememberedLists()[ getListName( postType, active ) ];
	return resolveView( {
		...active,
		remembered,
		address: { layout: query.layout },
	} ).type;
}
