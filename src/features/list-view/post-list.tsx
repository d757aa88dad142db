import { lazyPart } from '@/components/lazy-part';
import { ListSkeleton } from './list-skeleton';
import type { PostListProps } from './post-list-body';

/** The list of the posts of a type, in the view that the address asks for; it comes with DataViews. */
export const PostList = lazyPart< PostListProps >(
	() =>
		import( './post-list-body' ).then( ( module ) => module.PostListBody ),
	<ListSkeleton />
);
