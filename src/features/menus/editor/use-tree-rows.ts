import { useCallback, useMemo, useState } from 'react';

import { listRows, type MenuRow } from '../rules/list-rows';
import type { MenuTree } from '../rules/types';

/** The rows of a tree, and its collapsed items. */
export interface TreeRows {
	rows: readonly MenuRow[];
	/** Returns the index of an item's row; -1 where there is none. */
	indexOf: ( key: number | undefined ) => number;
	/** Keys of the items that a person has collapsed. */
	collapsed: ReadonlySet< number >;
	/** Keys of the items whose children are hidden: collapsed items and the dragged one. */
	hidden: ReadonlySet< number >;
	/** Collapses or expands an item. */
	toggle: ( key: number ) => void;
}

/**
 * Returns the rows that a tree shows.
 *
 * @param tree       The tree.
 * @param draggedKey Key of the dragged item, whose children are hidden.
 */
export function useTreeRows(
	tree: MenuTree,
	draggedKey: number | undefined
): TreeRows {
	const [ collapsed, setCollapsed ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const hidden = useMemo(
		() =>
			draggedKey === undefined
				? collapsed
				: new Set( [ ...collapsed, draggedKey ] ),
		[ collapsed, draggedKey ]
	);
	const rows = useMemo( () => listRows( tree, hidden ), [ tree, hidden ] );
	const toggle = useCallback(
		( key: number ) =>
			setCollapsed( ( before ) => {
				const next = new Set( before );
				if ( ! next.delete( key ) ) {
					next.add( key );
				}
				return next;
			} ),
		[]
	);
	return {
		rows,
		indexOf: ( key ) => rows.findIndex( ( { item } ) => item.key === key ),
		collapsed,
		hidden,
		toggle,
	};
}
