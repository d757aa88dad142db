import { __, sprintf } from '@wordpress/i18n';

import { removeNotice, showNotice } from './show-notice';

/** Progress is shown only after this time. */
const SLOW_MS = 1000;

/** A notice about the progress of work. */
export interface Progress {
	/** Shows the number of finished items, once the work has taken longer than that time. */
	show: ( count: number ) => void;
	/** Removes the notice. */
	end: () => void;
}

/**
 * Creates the notice about the progress of work.
 *
 * @param id    Id of the notice; the notice of the outcome has the same one and replaces it.
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
