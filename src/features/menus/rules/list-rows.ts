import type { TreeRow } from '@/kits/tree/types';
import type { MenuItem, MenuTree } from './types';

/** An item as a line of the tree. */
export interface MenuRow extends TreeRow {
	item: MenuItem;
	/** Key of the item that holds it. */
	parent: number | undefined;
	/** Its index among the items there. */
	index: number;
	/** How many items there are. */
	siblings: number;
}

/**
 * Returns the lines of a menu's tree in their order.
 *
 * @param tree      Menu.
 * @param collapsed Keys of the items whose items are not shown.
 */
export function listRows(
	tree: MenuTree,
	collapsed: ReadonlySet< number >
): readonly MenuRow[] {
	const rows: MenuRow[] = [];
	const visit = (
		items: readonly MenuItem[],
		parent: number | undefined,
		level: number
	) =>
		items.forEach( ( item, index ) => {
			rows.push( {
				id: item.key,
				item,
				parent,
				index,
				siblings: items.length,
				level,
			} );
			if ( ! collapsed.has( item.key ) ) {
				visit( item.children, item.key, level + 1 );
			}
		} );
	visit( tree.children, undefined, 1 );
	return rows;
}
