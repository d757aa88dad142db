import { useRest } from '../api/use-rest';

/** How many posts of a type there are, by status, and in all but the trash. */
export type PostCounts = Readonly<
	Record<
		| 'all'
		| 'publish'
		| 'future'
		| 'draft'
		| 'pending'
		| 'private'
		| 'trash',
		number
	>
>;

/**
 * Returns the numbers of a type's posts; `undefined` until they are known.
 *
 * @param postType Name of the post type.
 */
export function usePostCounts( postType: string ): PostCounts | undefined {
	return useRest< PostCounts >( `/atelier/v1/post-counts/${ postType }` )
		.data;
}
