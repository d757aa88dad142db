import { canStandAt } from './menu-edits';
import type { MenuRow } from './list-rows';
import type { MenuLocation, MenuTree } from './types';

/** Where a dragged item would be put, and how deep the line there stands. */
export interface MenuDrop {
	place: MenuLocation;
	level: number;
}

/**
 * Returns where a dragged item would be put: the pointer's line says between which items, its way to the side how deep.
 *
 * @param tree   Menu.
 * @param rows   Lines of the tree; those in the dragged item are not among them.
 * @param active Index of the dragged line.
 * @param over   Index of the line under the pointer.
 * @param levels How many levels to the side it was dragged.
 */
export function projectDrop(
	tree: MenuTree,
	rows: readonly MenuRow[],
	active: number,
	over: number,
	levels: number
): MenuDrop | undefined {
	const dragged = rows[ active ];
	if ( ! dragged || ! rows[ over ] ) {
		return undefined;
	}
	const rest = rows.filter( ( row ) => row !== dragged );
	const above = rest[ over - 1 ];
	const below = rest[ over ];
	const deepest = above ? above.level + 1 : 1;
	const shallowest = below?.level ?? 1;

	// From the wished level outwards, the first on which the item can stand.
	const wished = Math.min( deepest, dragged.level + levels );
	for (
		let level = Math.max( wished, shallowest );
		level >= shallowest;
		level--
	) {
		const place = toLocation( rest, over, level );
		if ( canStandAt( tree, dragged.item, place ) ) {
			return { place, level };
		}
	}
	return undefined;
}

// The item comes after the nearest one above it on its level, or first in what stands above it one level up.
function toLocation(
	rows: readonly MenuRow[],
	at: number,
	level: number
): MenuLocation {
	for ( const row of rows.slice( 0, at ).reverse() ) {
		if ( row.level === level ) {
			return { parent: row.parent, index: indexAmong( rows, row ) + 1 };
		}
		if ( row.level < level ) {
			return { parent: row.item.key, index: 0 };
		}
	}
	return { parent: undefined, index: 0 };
}

function indexAmong( rows: readonly MenuRow[], row: MenuRow ): number {
	return rows
		.filter( ( { parent } ) => parent === row.parent )
		.indexOf( row );
}
