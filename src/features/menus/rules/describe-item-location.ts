import { __, sprintf } from '@wordpress/i18n';

import { getItemLabel } from './describe-item';
import { findItem, findLocation } from './menu-edits';
import type { MenuTree } from './types';

/**
 * Returns the sentence about the location of an item; empty where there is no item with the key.
 *
 * @param tree The menu.
 * @param key  Key of the item.
 */
export function describeItemLocation( tree: MenuTree, key: number ): string {
	const item = findItem( tree, key );
	const location = findLocation( tree, key );
	if ( ! item || ! location ) {
		return '';
	}
	const holder =
		location.parent === undefined
			? undefined
			: findItem( tree, location.parent );
	const siblings = ( holder ?? tree ).children.length;
	return holder
		? sprintf(
				/* translators: 1: label of an item. 2: its position. 3: number of items. 4: label of the item that holds it. */
				__( '“%1$s” is now item %2$d of %3$d in “%4$s”.', 'atelier' ),
				getItemLabel( item ),
				location.index + 1,
				siblings,
				getItemLabel( holder )
		  )
		: sprintf(
				/* translators: 1: label of an item. 2: its position. 3: number of items. */
				__( '“%1$s” is now item %2$d of %3$d.', 'atelier' ),
				getItemLabel( item ),
				location.index + 1,
				siblings
		  );
}
