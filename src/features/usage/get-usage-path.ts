import type { BootPayload } from '@/data/site/boot-payload';
import { itemPath, stylesPath } from '@/router';
import type { UsageLocation } from './reads/usage';

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
 * Returns the path of the screen of a place; undefined where Design has none for its type, or the person may not use it.
 *
 * @param place  The place.
 * @param rights The person's rights.
 */
export function getUsagePath(
	{ type, id }: UsageLocation,
	rights: Pick< BootPayload[ 'rights' ], 'editStyles' >
): string | undefined {
	if ( type === 'wp_global_styles' ) {
		return rights.editStyles ? stylesPath() : undefined;
	}
	return ITEM_TYPES.includes( type ) ? itemPath( type, id ) : undefined;
}
