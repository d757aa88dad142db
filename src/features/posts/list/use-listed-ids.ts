import { useMemo } from 'react';

import type { PostType } from '../reads/post-type';
import { postsResource } from '../reads/posts';
import { useResources } from '@/data/reads/use-resource';
import { useRoute } from '@/router';
import type { ListView } from '@/kits/list/types';
import { viewToQuery, type ListQuery } from '@/kits/list/view/view-to-query';
import { parseSelection } from '@/kits/list/table/selection';

/** Maximum of items in one request. */
const MAX_IDS = 100;

/**
 * Returns the ids of the posts that a view lists: those of the shown page, and selected ones on other pages (specification 2.6: `postId` is
 * cleared when its item disappears).
 *
 * @param postType The listed post type.
 * @param view     The view.
 * @param shown    Ids of the shown page; `undefined` until the server has answered.
 */
export function useListedIds(
	postType: PostType | undefined,
	view: ListView,
	shown: readonly string[] | undefined
): readonly string[] | undefined {
	const { postId } = useRoute().query;
	const reads = useMemo( (): [ PostType, ListQuery ][] => {
		const elsewhere = parseSelection( postId ).filter(
			( id ) => /^\d+$/.test( id ) && ! shown?.includes( id )
		);
		return ! postType || ! shown || elsewhere.length === 0
			? []
			: [
					[
						postType,
						{
							...viewToQuery(
								{ ...view, page: 1, showLevels: false },
								postType
							),
							include: elsewhere.slice( 0, MAX_IDS ).join( ',' ),
							per_page: MAX_IDS,
						},
					],
			  ];
	}, [ postType, view, shown, postId ] );
	const { answers } = useResources( postsResource, reads );
	const [ elsewhere ] = answers;
	return useMemo( () => {
		if ( reads.length === 0 ) {
			return shown;
		}
		const isAnswered =
			elsewhere && ! elsewhere.isLoading && ! elsewhere.error;
		return isAnswered && shown
			? [
					...shown,
					...( elsewhere.data ?? [] ).map( ( { id } ) =>
						String( id )
					),
			  ]
			: undefined;
	}, [ reads, shown, elsewhere ] );
}
