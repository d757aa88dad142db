import { useMemo } from 'react';

import { useResources } from '@/data/reads/use-resource';
import type { ListView } from '@/kits/list/types';
import { viewToQuery, type ListQuery } from '@/kits/list/view/view-to-query';
import type { PostType } from '../reads/post-type';
import { postsResource, type Post } from '../reads/posts';
import { sortByAuthor } from './sort-by-author';

/** The posts of a list. */
export interface ListedPosts {
	posts: readonly Post[];
	total: number;
	totalPages: number;
	isLoading: boolean;
	/** Whether the server has answered for this view. */
	hasAnswered: boolean;
	error: unknown;
	/** Repeats the request. */
	retry: () => void;
}

const NONE: readonly Post[] = [];

/**
 * Returns the posts that a view lists. With infinite scroll these are the posts of all pages up to `pages`.
 *
 * @param postType The post type; nothing is requested without it.
 * @param view     The view.
 * @param pages    Number of pages to which the person has scrolled.
 */
export function usePosts(
	postType: PostType | undefined,
	view: ListView,
	pages: number
): ListedPosts {
	const reads = useMemo( (): [ PostType, ListQuery ][] => {
		if ( ! postType ) {
			return [];
		}
		const numbers = view.infiniteScrollEnabled
			? Array.from( { length: pages }, ( _, index ) => index + 1 )
			: [ view.page ?? 1 ];
		return numbers.map( ( page ) => [
			postType,
			viewToQuery( { ...view, page }, postType ),
		] );
	}, [ postType, view, pages ] );
	const { answers, retry } = useResources( postsResource, reads );

	return useMemo( () => {
		const [ first ] = answers;
		const posts = dropRepeated(
			answers.flatMap( ( { data } ) => [ ...( data ?? NONE ) ] )
		);
		return {
			posts: sortByAuthor( posts, view.sort ),
			total: first?.total ?? 0,
			totalPages: first?.totalPages ?? 0,
			isLoading: answers.length === 0 || answers.some( isUnanswered ),
			hasAnswered: answers.length > 0 && ! answers.some( isUnanswered ),
			error: answers.find( ( { error } ) => error )?.error,
			retry,
		};
	}, [ answers, retry, view.sort ] );
}

function isUnanswered( {
	data,
	error,
}: {
	data: unknown;
	error: unknown;
} ): boolean {
	return data === undefined && error === undefined;
}

// If a post is created while a person scrolls, the others move, so that one of them is on two loaded pages.
function dropRepeated( posts: readonly Post[] ): readonly Post[] {
	const seen = new Set< number >();
	return posts.filter( ( { id } ) => ! seen.has( id ) && seen.add( id ) );
}
