import { lazyContent } from '@/components/lazy-part';
import { getRouteLayout } from '@/kits/list';
import { ListSkeleton } from '@/kits/list/table/list-skeleton';
import { useRoute } from '@/router';
import type { PostListProps } from './post-list-body';

/** The list of the posts of a type, in the address's view; its chunk includes DataViews. */
export const PostList = lazyContent< PostListProps >(
	() =>
		import( './post-list-body' ).then( ( module ) => module.PostListBody ),
	( { postType } ) => <PostsSkeleton postType={ postType } />,
	// Its first rows are rendered in the time of the skeleton.
	true
);

function PostsSkeleton( { postType }: Pick< PostListProps, 'postType' > ) {
	const { query } = useRoute();
	return <ListSkeleton layout={ getRouteLayout( postType, query ) } />;
}

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
