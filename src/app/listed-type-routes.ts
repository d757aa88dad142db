import type { ListedType } from '@/data/site/boot-payload';
import { createListRoutes } from '@/features/posts/list-screen';
import { addReturnPath, type RouteDefinition } from '@/router';

/**
 * Returns the routes of a further post type, and lets its editor lead back to its list.
 *
 * @param listed The post type.
 */
export function createListedTypeRoutes( {
	postType,
	title,
}: ListedType ): RouteDefinition[] {
	addReturnPath( postType, `/${ postType }` );
	return createListRoutes( {
		postType,
		name: `${ postType }-list`,
		title: () => title,
	} );
}
