import type { UsagePlace } from '@/data/resources/usage';
import { itemPath, stylesPath } from '@/router';

/** Types whose records have a screen in Design. */
const ITEM_TYPES: readonly string[] = [
	'page',
	'post',
	'wp_navigation',
	'wp_block',
	'wp_template',
	'wp_template_part',
];

/**
 * Returns the path of a place's screen; undefined when Design has none for its type.
 *
 * @param place Place.
 */
export function getPlacePath( { type, id }: UsagePlace ): string | undefined {
	if ( type === 'wp_global_styles' ) {
		return stylesPath();
	}
	return ITEM_TYPES.includes( type ) ? itemPath( type, id ) : undefined;
}
