import { __ } from '@wordpress/i18n';

import type { PatternItem } from './rules/types';

/**
 * Returns the label that replaces the preview of an item without content.
 *
 * @param type Its type.
 */
export function getEmptyLabel( type: PatternItem[ 'type' ] ): string {
	return type === 'wp_block'
		? __( 'Empty pattern', 'atelier' )
		: __( 'Empty template part', 'atelier' );
}
