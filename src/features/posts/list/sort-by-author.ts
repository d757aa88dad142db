import type { ListSort } from '@/kits/list/types';

/** Fields of a post that the sorting needs. */
interface Authored {
	_embedded?: { author?: readonly { name?: string }[] } | undefined;
}

/**
 * Returns the posts of a page in the order of their authors' names when the list is sorted by author
 * (specification 7.2: that sorting is done on the client); the same array otherwise.
 *
 * @param posts The posts from the server.
 * @param sort  The order of the list.
 */
export function sortByAuthor< Post extends Authored >(
	posts: readonly Post[],
	sort: ListSort | undefined
): readonly Post[] {
	if ( sort?.field !== 'author' ) {
		return posts;
	}
	const sign = sort.direction === 'desc' ? -1 : 1;
	return [ ...posts ].sort(
		( a, b ) => sign * getName( a ).localeCompare( getName( b ) )
	);
}

function getName( post: Authored ): string {
	return post._embedded?.author?.[ 0 ]?.name ?? '';
}
