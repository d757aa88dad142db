import { useEffect } from 'react';

import { loadResource } from '@/data/reads/load-resource';
import type { PostType } from '../reads/post-type';
import { postsResource } from '../reads/posts';
import { useNavigate } from '@/router';
import type { ListView } from '@/kits/list/types';
import { viewToQuery } from '@/kits/list/view/view-to-query';
import { isRecord } from '@/utils/is-record';

/** Code of the server's refusal when the page is beyond the last one. */
const BEYOND_LAST = 'rest_post_invalid_page_number';

/**
 * Opens the last page of a list if the address names a later one, because its only item was trashed, or a link is old.
 *
 * @param postType The listed post type.
 * @param view     The current view.
 * @param error    The server's error for it.
 * @return Whether the last page is being determined.
 */
export function useLastPage(
	postType: PostType | undefined,
	view: ListView,
	error: unknown
): boolean {
	const { replaceQuery } = useNavigate();
	const isBeyond = ( view.page ?? 1 ) > 1 && isBeyondLast( error );
	useEffect( () => {
		let isCurrent = true;
		if ( isBeyond && postType ) {
			void loadResource(
				postsResource,
				postType,
				viewToQuery( { ...view, page: 1 }, postType )
			).then( ( first ) => {
				const last = first?.totalPages ?? 1;
				if ( isCurrent ) {
					replaceQuery( {
						paged: last > 1 ? String( last ) : undefined,
					} );
				}
			} );
		}
		return () => {
			isCurrent = false;
		};
	}, [ isBeyond, postType, view, replaceQuery ] );
	return isBeyond;
}

function isBeyondLast( error: unknown ): boolean {
	return isRecord( error ) && error.code === BEYOND_LAST;
}
