import type { TreeRow } from '../types';

/**
 * Returns the number of rows that move with a row: itself and all below it.
 *
 * @param rows  The rows.
 * @param index Index of the row.
 */
export function countRows( rows: readonly TreeRow[], index: number ): number {
	const level = rows[ index ]?.level ?? 0;
	const rest = rows.slice( index + 1 );
	const end = rest.findIndex( ( row ) => row.level <= level );
	return ( end < 0 ? rest.length : end ) + 1;
}
