import { getLocation } from '@/kits/tree/rules/get-location';
import { moveRow } from '@/kits/tree/rules/move-row';
import type { TreeLocation } from '@/kits/tree/types';
import type { TreeOrder } from './get-tree-order';
import {
	toChanges,
	toRows,
	type PageRow,
	type TreeChange,
	type TreePage,
} from './page-order';

/** Changes that a move in a list stores, and the resulting list. */
export interface MovePlan {
	/** The rows of the list after the move. */
	rows: readonly PageRow[];
	changes: readonly TreeChange[];
	/** Whether the result is visible only in a list that is sorted by order. */
	needsOrder: boolean;
}

/**
 * Returns pages as the rows of a list.
 *
 * @param pages The pages.
 * @param order Order of siblings.
 */
export function toListedRows(
	pages: readonly TreePage[],
	order: TreeOrder
): PageRow[] {
	return toRows(
		order === 'title'
			? pages.map( ( page ) => ( { ...page, menu_order: 0 } ) )
			: pages
	);
}

/**
 * Returns the changes to store when a row of a list is moved.
 *
 * In a list that is sorted by title a move to another parent keeps the page's order, because the title decides its position. A move among
 * siblings inserts the page after the one above it in the stored order of siblings.
 *
 * @param pages    All stored pages.
 * @param order    Order of siblings in the list.
 * @param id       Id of the page.
 * @param location Its new location in the list.
 */
export function planMove(
	pages: readonly TreePage[],
	order: TreeOrder,
	id: number,
	location: TreeLocation
): MovePlan {
	const shown = toListedRows( pages, order );
	if ( order === 'menu_order' ) {
		const rows = moveRow( shown, id, location );
		return { rows, changes: toChanges( pages, rows ), needsOrder: false };
	}
	if ( findParent( shown, id ) !== location.parent ) {
		const parent = location.parent ?? 0;
		const next = pages.map( ( page ) =>
			page.id === id ? { ...page, parent } : page
		);
		return {
			rows: toListedRows( next, order ),
			changes: next.flatMap( ( { menu_order: number, ...page } ) =>
				page.id === id ? [ { id, parent, menu_order: number } ] : []
			),
			needsOrder: false,
		};
	}
	const stored = toRows( pages );
	const siblings = ( rows: readonly PageRow[] ) =>
		rows.filter(
			( row ) => findParent( rows, row.id ) === location.parent
		);
	const among = siblings( moveRow( shown, id, location ) );
	const previous = among[ among.findIndex( ( row ) => row.id === id ) - 1 ];
	const others = siblings( stored ).filter( ( row ) => row.id !== id );
	const rows = moveRow( stored, id, {
		parent: location.parent,
		index: previous
			? others.findIndex( ( row ) => row.id === previous.id ) + 1
			: 0,
	} );
	const changes = toChanges( pages, rows );
	return { rows, changes, needsOrder: true };
}

function findParent(
	rows: readonly PageRow[],
	id: number
): number | undefined {
	const index = rows.findIndex( ( row ) => row.id === id );
	const row = rows[ index ];
	return row && getLocation( rows, index, row.level ).parent;
}
