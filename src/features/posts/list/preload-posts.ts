import { getRememberedLists } from '@/data/store/list-preferences';
import { getBootPayload } from '@/data/site/boot-payload';
import { loadResource } from '@/data/reads/load-resource';
import { getBaseView } from '@/kits/list/view/get-base-view';
import { getListName } from '@/kits/list/view/list-name';
import { resolveView } from '@/kits/list/view/resolve-view';
import { viewToQuery } from '@/kits/list/view/view-to-query';
import { loadSavedViews } from '../reads/load-saved-views';
import { postCountsResource } from '../reads/post-counts';
import { postTypeResource } from '../reads/post-type';
import { postsResource } from '../reads/posts';
import { sitePagesResource } from '../reads/site-pages';

/**
 * Requests the first posts of a list, in the person's last view, and the other resources of its screen: an answer that arrives while the
 * rows are rendered makes them render again.
 *
 * @param name Name of the post type.
 */
export async function preloadPosts( name: string ): Promise< void > {
	const postType = ( await loadResource( postTypeResource, name ) )?.data;
	if ( ! postType ) {
		return;
	}
	const { userId, viewConfigs, features } = getBootPayload();
	const active = getBaseView( undefined, [], userId, viewConfigs?.[ name ] );
	const remembered = getRememberedLists()[ getListName( name, active ) ];
	const view = resolveView( { ...active, remembered } );
	void loadResource(
		postsResource,
		postType,
		viewToQuery( { ...view, page: view.page ?? 1 }, postType )
	);
	void loadResource( sitePagesResource );
	void loadResource( postCountsResource, name );
	if ( features.customViews ) {
		void loadSavedViews( name );
	}
}
