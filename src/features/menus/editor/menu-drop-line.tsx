import type { TreeDrop } from '@/kits/tree/rules/project-drop';
import { listRows, type MenuRow } from '../rules/list-rows';
import { moveItem } from '../rules/menu-edits';
import type { MenuTree } from '../rules/types';

/** Props of {@link MenuDropLine}. */
export interface MenuDropLineProps {
	tree: MenuTree;
	rows: readonly MenuRow[];
	/** Key of the dragged item. */
	dragged: number;
	drop: TreeDrop;
	rowHeight: number;
	indent: number;
}

const NONE: ReadonlySet< number > = new Set();

/** Line between the rows where the dragged item would be dropped. */
export function MenuDropLine( {
	tree,
	rows,
	dragged,
	drop,
	rowHeight,
	indent,
}: MenuDropLineProps ) {
	const shown = new Set( rows.map( ( { item } ) => item.key ) );
	const after = listRows(
		moveItem( tree, dragged, drop.location ),
		NONE
	).filter( ( { item } ) => shown.has( item.key ) );
	const at = after.findIndex( ( { item } ) => item.key === dragged );
	const from = rows.findIndex( ( { item } ) => item.key === dragged );
	return (
		<div
			className="atelier-menu-tree__drop"
			role="presentation"
			style={ {
				insetBlockStart: ( at > from ? at + 1 : at ) * rowHeight,
				insetInlineStart: ( drop.level - 1 ) * indent,
			} }
		/>
	);
}
