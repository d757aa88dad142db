import { __ } from '@wordpress/i18n';

import type { DesignRecord } from './types';

/**
 * Returns what a record is called in a list of its kind.
 *
 * @param record The record.
 */
export function nameDesignRecord( {
	key,
	kind,
	title,
}: Pick< DesignRecord, 'key' | 'kind' | 'title' > ): string {
	if ( kind === 'styles' ) {
		// A file has it in English.
		return __( 'Styles of the site', 'atelier' );
	}
	return title.trim() || key.slice( key.indexOf( '/' ) + 1 );
}
