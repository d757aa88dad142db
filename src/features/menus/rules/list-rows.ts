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
	// Rows come out of a stack: a hostile menu may be deeper than calls may be.
	const stack = toSiblings( tree.children, undefined, 1 );
	for ( let row = stack.pop(); row; row = stack.pop() ) {
		rows.push( row );
		if ( ! collapsed.has( row.id ) ) {
			stack.push(
				...toSiblings( row.item.children, row.id, row.level + 1 )
			);
		}
	}
	return rows;
}

// The last one first, as a stack returns them.
function toSiblings(
	items: readonly MenuItem[],
	parent: number | undefined,
	level: number
): MenuRow[] {
	return items
		.map( ( item, index ) => ( {
			id: item.key,
			item,
			parent,
			index,
			siblings: items.length,
			level,
		} ) )
		.reverse();
}
