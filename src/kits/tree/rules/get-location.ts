import type { TreeLocation, TreeRow } from '../types';

/**
 * Returns the location of a row that stands at an index, on a level: after its siblings above it, below what is one level up.
 *
 * @param rows  The rows above it, and any number of others.
 * @param index How many rows stand above it.
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
