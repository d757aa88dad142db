import type { TreeRow } from '@/kits/tree/types';
import type { MenuItem, MenuTree } from './types';

/** An item as a row of the tree. */
export interface MenuRow extends TreeRow {
	item: MenuItem;
	/** Key of its parent; undefined at the top. */
	parent: number | undefined;
	/** Its index among the children of its parent. */
	index: number;
	/** Number of children of its parent. */
	siblings: number;
}

/**
 * Returns the rows of a menu's tree in their order.
 *
 * @param tree      The menu.
 * @param collapsed Keys of the items whose children are hidden.
 */
export function listRows(
	tree: MenuTree,
	collapsed: ReadonlySet< number >
): readonly MenuRow[] {
	const rows: MenuRow[] = [];
	// Iterative, because a hostile menu may be nested more deeply than the call stack allows.
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

// In reverse order, because the last row of the stack is removed first.
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
