import type { ListedType } from '@/data/site/boot-payload';
import { createListRoutes } from '@/features/posts/list-screen';
import { addReturnPath, type RouteDefinition } from '@/router';

/**
 * Returns the routes of another post type, and registers its list as the place to which its editor returns.
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
