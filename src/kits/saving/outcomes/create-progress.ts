import { __, sprintf } from '@wordpress/i18n';

import { removeNotice, showNotice } from './show-notice';

/** Work that ends sooner shows no progress. */
const SLOW_MS = 1000;

/** A notice of how far work is. */
export interface Progress {
	/** Says how many items are done, once that has taken its time. */
	show: ( count: number ) => void;
	/** Takes the notice away. */
	end: () => void;
}

/**
 * Returns the notice of how far work is.
 *
 * @param id    Id of the notice; that of the outcome takes its place.
 * @param total Number of all items.
 */
export function createProgress( id: string, total: number ): Progress {
	const start = Date.now();
	let isShown = false;
	return {
		show: ( count: number ) => {
			if ( count === total || Date.now() - start < SLOW_MS ) {
				return;
			}
			showNotice( {
				id,
				status: 'info',
				message: sprintf(
					/* translators: 1: number of items that are done. 2: number of all items. */
					__( '%1$d of %2$d…', 'atelier' ),
					count,
					total
				),
				isLasting: true,
				isSpoken: ! isShown,
			} );
			isShown = true;
		},
		end: () => {
			if ( isShown ) {
				removeNotice( id );
			}
		},
	};
}
