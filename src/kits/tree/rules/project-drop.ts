import type { TreeLocation, TreeRow } from '../types';
import { countRows } from './count-rows';
import { getLocation } from './get-location';

/** Location and level of a dragged row when it is dropped. */
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
	/** Number of levels by which it was dragged to the side. */
	levels: number;
}

/**
 * Returns the location of a dragged row when it is dropped. The row under the pointer decides between which rows, the
 * distance to the side on which level. An impossible level is replaced by the nearest possible one towards the top.
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

// The index among the rows that stay. Rows below the dragged one are no targets.
function toIndex( from: number, over: number, size: number ): number {
	if ( over < from ) {
		return over;
	}
	return over < from + size ? from : over - size + 1;
}
