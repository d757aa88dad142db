import { __, _n, sprintf } from '@wordpress/i18n';

import { shorten } from '@/utils/shorten';
import type { PatternItem } from '../rules/types';

/**
 * Returns the message that patterns or parts were deleted.
 *
 * @param items The items.
 */
export function describeDeleted( [
	first,
	...more
]: readonly PatternItem[] ): string {
	return first && more.length === 0
		? sprintf(
				/* translators: %s: title of a pattern or template part. */
				__( '"%s" deleted.', 'atelier' ),
				shorten( first.title )
		  )
		: sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d item deleted.',
					'%d items deleted.',
					more.length + 1,
					'atelier'
				),
				more.length + 1
		  );
}
