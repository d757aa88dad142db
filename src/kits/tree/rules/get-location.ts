import type { TreeLocation, TreeRow } from '../types';

/**
 * Returns the location of a row at an index, on a level: after its siblings above it, in the nearest row one level up.
 *
 * @param rows  The rows above it, and any number of others.
 * @param index Number of rows above it.
 * @param level Its level.
 */
export function getLocation(
	rows: readonly TreeRow[],
	index: number,
	level: number
): TreeLocation {
	let siblings = 0;
	for ( let above = index - 1; above >= 0; above-- ) {
		const row = rows[ above ] as TreeRow;
		if ( row.level < level ) {
			return { parent: row.id, index: siblings };
		}
		if ( row.level === level ) {
			siblings++;
		}
	}
	return { parent: undefined, index: siblings };
}
