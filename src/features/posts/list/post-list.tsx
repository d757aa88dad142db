import { lazyContent } from '@/components/lazy-part';
import { ListSkeleton } from '@/kits/list/table/list-skeleton';
import type { PostListProps } from './post-list-body';

/** The list of the posts of a type, in the view that the address asks for; it comes with DataViews. */
export const PostList = lazyContent< PostListProps >(
	() =>
		import( './post-list-body' ).then( ( module ) => module.PostListBody ),
	<ListSkeleton />,
	// Its first rows are rendered in the time of the skeleton.
	true
);

/**
 * Loads a list ahead of the click that leads to it: its code, and the posts that it shows first.
 *
 * @param postType Name of the post type.
 */
export async function preloadList( postType: string ): Promise< void > {
	await PostList.preload();
	const { preloadPosts } = await import( './preload-posts' );
	await preloadPosts( postType );
}
