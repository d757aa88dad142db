import type { TreeRow } from '@/kits/tree/types';

/** Rows of a tree: 1, 2 with 3 (with 4) and 5, 6. */
export const TREE_ROWS: readonly TreeRow[] = (
	[
		[ 1, 1 ],
		[ 2, 1 ],
		[ 3, 2 ],
		[ 4, 3 ],
		[ 5, 2 ],
		[ 6, 1 ],
	] as const
 ).map( ( [ id, level ] ) => ( { id, level } ) );

/**
 * Returns rows as a text, with a dash for each level below the top: `2 -3 --4`.
 *
 * @param rows The rows.
 */
export function showRows( rows: readonly TreeRow[] ): string {
	return rows
		.map( ( { id, level } ) => '-'.repeat( level - 1 ) + id )
		.join( ' ' );
}
