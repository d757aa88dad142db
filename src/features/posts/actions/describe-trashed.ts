import { __, _n, sprintf } from '@wordpress/i18n';

import { getPostTitle, type Post } from '../list/post';

/**
 * Returns the message about posts that were moved to the trash.
 *
 * @param posts The posts.
 */
export function describeTrashed( [ post, ...more ]: readonly Post[] ): string {
	return post && more.length === 0
		? sprintf(
				/* translators: %s: title of a post. */
				__( '"%s" moved to the trash.', 'atelier' ),
				getPostTitle( post )
		  )
		: sprintf(
				/* translators: %d: number of posts. */
				_n(
					'%d item moved to the trash.',
					'%d items moved to the trash.',
					more.length + 1,
					'atelier'
				),
				more.length + 1
		  );
}
