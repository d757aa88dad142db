import { __, sprintf } from '@wordpress/i18n';

import { formatNumber } from './format-number';

const KILOBYTE = 1024;

/**
 * Returns a size in KB or MB, to show.
 *
 * @param bytes Number of bytes.
 */
export function formatBytes( bytes: number ): string {
	const kilobytes = bytes / KILOBYTE;
	if ( kilobytes < KILOBYTE ) {
		return sprintf(
			/* translators: %d: number of kilobytes. */
			__( '%d KB', 'atelier' ),
			Math.max( 1, Math.round( kilobytes ) )
		);
	}
	return sprintf(
		/* translators: %s: number of megabytes, for example 1.5. */
		__( '%s MB', 'atelier' ),
		formatNumber( kilobytes / KILOBYTE, { most: 1, least: 1 } )
	);
}
