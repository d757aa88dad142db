import { __ } from '@wordpress/i18n';

import type { DesignRecord } from './types';

/**
 * Returns the name of a record in a list of its kind.
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
	if ( kind === 'block-style' ) {
		// Several blocks may have a style of the same label.
		const [ , space, block ] = key.split( '/' );
		return `${ title } (${
			space === 'core' ? block : `${ space }/${ block }`
		})`;
	}
	return title.trim() || key.slice( key.indexOf( '/' ) + 1 );
}
