import type { TreeLocation, TreeRow } from '../types';
import { countRows } from './count-rows';
import { getLocation } from './get-location';

/** Where a dragged row would be put, and on which level. */
export interface TreeDrop {
	location: TreeLocation;
	level: number;
}

/** A row that is being dragged. */
export interface DraggedRow {
	/** Its index. */
	from: number;
	/** Index of the row under the pointer. */
	over: number;
	/** How many levels to the side it was dragged. */
	levels: number;
}

/**
 * Returns where a dragged row would be put: the row under the pointer says between which rows, the way to the side on which
 * level. A level that cannot be becomes the nearest one to the top that can.
 *
 * @param rows       The rows that are shown.
 * @param dragged    The row, and how far it was dragged.
 * @param canStandAt Whether it can be in a location.
 */
export function projectDrop(
	rows: readonly TreeRow[],
	{ from, over, levels }: DraggedRow,
	canStandAt: ( location: TreeLocation ) => boolean = () => true
): TreeDrop | undefined {
	const row = rows[ from ];
	if ( ! row || ! rows[ over ] ) {
		return undefined;
	}
	const size = countRows( rows, from );
	const rest = [ ...rows.slice( 0, from ), ...rows.slice( from + size ) ];
	const at = toIndex( from, over, size );
	const deepest = ( rest[ at - 1 ]?.level ?? 0 ) + 1;
	// The following rows stay below their parents.
	const shallowest = rest[ at ]?.level ?? 1;
	const dragged = Math.min( deepest, row.level + levels );
	for (
		let level = Math.max( dragged, shallowest );
		level >= shallowest;
		level--
	) {
		const location = getLocation( rest, at, level );
		if ( canStandAt( location ) ) {
			return { location, level };
		}
	}
	return undefined;
}

// The index among the rows that stay. Rows that move along are no target.
function toIndex( from: number, over: number, size: number ): number {
	if ( over < from ) {
		return over;
	}
	return over < from + size ? from : over - size + 1;
}
