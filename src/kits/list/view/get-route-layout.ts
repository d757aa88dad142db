import { getBootPayload } from '@/data/site/boot-payload';
import { getRememberedLists } from '@/data/store/list-preferences';
import type { RouteQuery } from '@/router';
import { getBaseView } from './get-base-view';
import { getListName } from './list-name';
import { resolveView } from './resolve-view';
import type { ListLayout } from '../types';
import type { ViewBase } from './use-addressed-view';

// No view's layout depends on the person.
const ANYBODY = 0;

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
	const active = getBaseView(
		query.activeView,
		[],
		ANYBODY,
		getBootPayload().viewConfigs?.[ postType ]
	);
	return getAddressedLayout(
		{ ...active, name: getListName( postType, active ) },
		query
	);
}

/**
 * Returns the layout of a list at an address: the one that the address names, else the one that the person chose last.
 *
 * @param viewBase The base of the list's view.
 * @param query    Query of the address.
 */
export function getAddressedLayout(
	{
		name,
		base,
		layout,
		layouts,
	}: Pick< ViewBase, 'name' | 'base' | 'layouts' > &
		Partial< Pick< ViewBase, 'layout' > >,
	query: RouteQuery
): ListLayout {
	return resolveView( {
		base,
		layout,
		...( layouts && { layouts } ),
		remembered: getRememberedLists()[ name ],
		address: { layout: query.layout },
	} ).type;
}
