import { useSelect } from '@wordpress/data';

import { loadedCoreStore } from '@/wordpress/loaded-core-data';
import { useHostScript } from '@/wordpress/use-host-script';
import type { Fields } from './compare-fields';

/**
 * Returns the unsaved changes of a post, which the server's lists lack; undefined when there are none. It does not load core-data, without which
 * there are no unsaved changes.
 *
 * @param postType Name of the post type.
 * @param id       Id of the post.
 */
export function usePendingEdits(
	postType: string,
	id: number | string
): Fields | undefined {
	const hasRecords = useHostScript( 'wp-core-data' );
	return useSelect(
		( select ) => {
			if ( ! hasRecords ) {
				return undefined;
			}
			const core = select( loadedCoreStore );
			const record = [ 'postType', postType, id as never ] as const;
			return core.hasEditsForEntityRecord( ...record )
				? ( core.getEntityRecordEdits( ...record ) as Fields )
				: undefined;
		},
		[ hasRecords, postType, id ]
	);
}
