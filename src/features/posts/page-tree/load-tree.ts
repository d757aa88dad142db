import { loadAllPages } from '@/data/reads/load-all-pages';
import { shorten } from '@/utils/shorten';
import { postTreeResource } from '../reads/post-tree';
import { collectionPath, type PostType } from '../reads/post-type';
import type { TreePage } from './page-order';

/**
 * Requests all pages of a type's tree.
 *
 * @param postType The post type.
 * @throws The server's error.
 */
export async function loadTree(
	postType: Pick< PostType, 'rest_base' | 'rest_namespace' >
): Promise< TreePage[] > {
	const collection = collectionPath( postType );
	const posts = await loadAllPages( postTreeResource, ( page ) => [
		collection,
		page,
	] );
	return posts.map( ( { title, ...post } ) => ( {
		...post,
		title: shorten( title.raw || `#${ post.id }` ),
	} ) );
}
