import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

import { getGlobalStylesId } from '@/wordpress/global-styles-records';

// Specification 9: revisions are shown by ten.
export const REVISIONS_PER_PAGE = 10;

/** One page of the styles' revisions, as the server gave them. */
export interface StyleRevisionsPage {
	/** Newest first; `undefined` while they are on the way. */
	revisions: unknown;
	/** The saved record without unsaved edits. */
	saved: unknown;
	hasError: boolean;
}

/**
 * Reads one page of the revisions of the current theme's styles.
 *
 * @param page Page, from 1; undefined asks for none.
 */
export function useStyleRevisions(
	page: number | undefined
): StyleRevisionsPage {
	return useSelect(
		( select ) => {
			const id = getGlobalStylesId( select );
			if ( ! id || page === undefined ) {
				return {
					revisions: undefined,
					saved: undefined,
					hasError: false,
				};
			}
			const core = select( coreStore );
			const query = {
				per_page: REVISIONS_PER_PAGE,
				page,
				context: 'view',
			};
			return {
				revisions:
					core.getRevisions( 'root', 'globalStyles', id, query ) ??
					undefined,
				saved: core.getEntityRecord( 'root', 'globalStyles', id ),
				hasError: Boolean(
					core.getResolutionError( 'getRevisions', [
						'root',
						'globalStyles',
						id,
						query,
					] )
				),
			};
		},
		[ page ]
	);
}

/**
 * Returns the number of pages that a number of revisions fills, at least one.
 *
 * @param count Number of revisions.
 */
export function countRevisionPages( count: number ): number {
	return Math.max( 1, Math.ceil( count / REVISIONS_PER_PAGE ) );
}
