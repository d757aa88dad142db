import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';

import { getItemLabel } from '../rules/describe-item';
import { findItem, findLocation } from '../rules/menu-edits';
import type { MenuItem, MenuTree } from '../rules/types';

/**
 * Says where an item stands.
 *
 * @param tree Menu.
 * @param item Item.
 */
export function announceLocation( tree: MenuTree, item: MenuItem ): void {
	const place = findLocation( tree, item.key );
	if ( ! place ) {
		return;
	}
	const holder =
		place.parent === undefined ? undefined : findItem( tree, place.parent );
	const siblings = ( holder ?? tree ).children.length;
	speak(
		holder
			? sprintf(
					/* translators: 1: label of an item. 2: its position. 3: number of items. 4: label of the item that holds it. */
					__(
						'“%1$s” is now item %2$d of %3$d in “%4$s”.',
						'atelier'
					),
					getItemLabel( item ),
					place.index + 1,
					siblings,
					getItemLabel( holder )
			  )
			: sprintf(
					/* translators: 1: label of an item. 2: its position. 3: number of items. */
					__( '“%1$s” is now item %2$d of %3$d.', 'atelier' ),
					getItemLabel( item ),
					place.index + 1,
					siblings
			  )
	);
}
