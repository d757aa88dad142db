import { lazyContent } from '@/components/lazy-part';
import { ListSkeleton } from '@/kits/list/table/list-skeleton';
import type { PostListProps } from './post-list-body';

/** The list of the posts of a type, in the address's view; its chunk includes DataViews. */
export const PostList = lazyContent< PostListProps >(
	() =>
		import( './post-list-body' ).then( ( module ) => module.PostListBody ),
	<ListSkeleton />,
	// Its first rows render as fast as the skeleton.
	true
);

/**
 * Loads the code of a list and its first posts, before the click that opens it.
 *
 * @param postType Name of the post type.
 */
export async function preloadList( postType: string ): Promise< void > {
	await PostList.preload();
	const { preloadPosts } = await import( './preload-posts' );
	await preloadPosts( postType );
}
