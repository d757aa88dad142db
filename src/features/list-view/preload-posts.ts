import { loadRest, requestRest } from '@/data/api/rest-cache';
import { postTypePath, type PostType } from '@/data/entities/use-post-type';
import { getRememberedLists } from '@/data/list-preferences';
import { getBaseView } from './get-base-view';
import { getListName } from './list-name';
import { applyRememberedView } from './remembered-view';
import { listPath } from './use-posts';
import { readViewAddress } from './view-address';

/**
 * Asks for the posts that a list shows first, as the person left it.
 *
 * @param name Name of the post type.
 */
export async function preloadPosts( name: string ): Promise< void > {
	const { data } = await loadRest( postTypePath( name ) );
	if ( ! data ) {
		return;
	}
	const active = getBaseView( undefined, [] );
	const remembered = getRememberedLists()[ getListName( name, active ) ];
	const view = readViewAddress(
		applyRememberedView( active.base, remembered, active.layout ),
		{}
	);
	requestRest(
		listPath( data as PostType, { ...view, page: view.page ?? 1 } )
	);
}
