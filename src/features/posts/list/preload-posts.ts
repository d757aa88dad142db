import { getRememberedLists } from '@/data/store/list-preferences';
import { getBootPayload } from '@/data/site/boot-payload';
import { loadResource } from '@/data/reads/load-resource';
import { getBaseView } from '@/kits/list/view/get-base-view';
import { getListName } from '@/kits/list/view/list-name';
import { resolveView } from '@/kits/list/view/resolve-view';
import { viewToQuery } from '@/kits/list/view/view-to-query';
import { postTypeResource } from '../reads/post-type';
import { postsResource } from '../reads/posts';

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
	const { userId, viewConfigs } = getBootPayload();
	const active = getBaseView( undefined, [], userId, viewConfigs?.[ name ] );
	const remembered = getRememberedLists()[ getListName( name, active ) ];
	const view = resolveView( { ...active, remembered } );
	void loadResource(
		postsResource,
		postType,
		viewToQuery( { ...view, page: view.page ?? 1 }, postType )
	);
}
