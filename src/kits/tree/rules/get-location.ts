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
	for ( const row of rows.slice( 0, index ).reverse() ) {
		if ( row.level < level ) {
			return { parent: row.id, index: siblings };
		}
		if ( row.level === level ) {
			siblings++;
		}
	}
	return { parent: undefined, index: siblings };
}
