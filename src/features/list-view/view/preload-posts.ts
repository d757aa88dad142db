import { getRememberedLists } from '@/data/list-preferences';
import { loadResource } from '@/data/resources/load-resource';
import { postTypeResource } from '@/data/resources/post-type';
import { postsResource } from '@/data/resources/posts';
import { getBaseView } from './get-base-view';
import { getListName } from './list-name';
import { resolveView } from './resolve-view';
import { viewToQuery } from './view-to-query';

/**
 * Asks for the posts that a list shows first, as the person left it.
 *
 * @param name Name of the post type.
 */
export async function preloadPosts( name: string ): Promise< void > {
	const postType = ( await loadResource( postTypeResource, name ) )?.data;
	if ( ! postType ) {
		return;
	}
	const active = getBaseView( undefined, [] );
	const remembered = getRememberedLists()[ getListName( name, active ) ];
	const view = resolveView( { ...active, remembered } );
	void loadResource(
		postsResource,
		postType,
		viewToQuery( { ...view, page: view.page ?? 1 }, postType )
	);
}
