import type { TreeLocation, TreeRow } from '../types';
import { countRows } from './count-rows';

/**
 * Returns the rows with one of them, and all below it, in another location.
 *
 * @param rows     All rows.
 * @param id       Id of the row.
 * @param location The new location; not below the row itself.
 */
export function moveRow< Row extends TreeRow >(
	rows: readonly Row[],
	id: number,
	{ parent, index }: TreeLocation
): readonly Row[] {
	const from = rows.findIndex( ( row ) => row.id === id );
	const row = rows[ from ];
	if ( ! row ) {
		return rows;
	}
	const end = from + countRows( rows, from );
	const moved = rows.slice( from, end );
	const rest = [ ...rows.slice( 0, from ), ...rows.slice( end ) ];
	const parentAt = rest.findIndex( ( one ) => one.id === parent );
	const level = ( rest[ parentAt ]?.level ?? 0 ) + 1;
	let at = parentAt + 1;
	for ( let sibling = 0; sibling < index; sibling++ ) {
		at += rest[ at ]?.level === level ? countRows( rest, at ) : 0;
	}
	return [
		...rest.slice( 0, at ),
		...moved.map( ( one ) => ( {
			...one,
			level: one.level + level - row.level,
		} ) ),
		...rest.slice( at ),
	];
}
