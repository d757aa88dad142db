import type { TreeModel, TreeLocation, TreeRow, TreeStep } from '../types';
import { countRows } from './count-rows';
import { getLocation } from './get-location';

/**
 * Returns the location to which a step moves a row, or undefined when the step is not possible.
 *
 * @param model Functions of this kind of tree.
 * @param tree  The tree.
 * @param id    Id of the row.
 * @param step  The step.
 */
export function findStep< Tree >(
	{ toRows, canStandAt }: TreeModel< Tree >,
	tree: Tree,
	id: number,
	step: TreeStep
): TreeLocation | undefined {
	const location = getTarget( toRows( tree ), id, step );
	return location && ( canStandAt?.( tree, id, location ) ?? true )
		? location
		: undefined;
}

/**
 * Moves a row by one step.
 *
 * @param model Functions of this kind of tree.
 * @param tree  The tree.
 * @param id    Id of the row.
 * @param step  The step.
 * @return The tree; the same one when the step is not possible.
 */
export function stepRow< Tree >(
	model: TreeModel< Tree >,
	tree: Tree,
	id: number,
	step: TreeStep
): Tree {
	const location = findStep( model, tree, id, step );
	return location ? model.move( tree, id, location ) : tree;
}

function getTarget(
	rows: readonly TreeRow[],
	id: number,
	step: TreeStep
): TreeLocation | undefined {
	const at = rows.findIndex( ( row ) => row.id === id );
	const row = rows[ at ];
	if ( ! row ) {
		return undefined;
	}
	const { parent, index } = getLocation( rows, at, row.level );
	switch ( step ) {
		case 'up':
			return index > 0 ? { parent, index: index - 1 } : undefined;
		case 'down':
			return rows[ at + countRows( rows, at ) ]?.level === row.level
				? { parent, index: index + 1 }
				: undefined;
		case 'in':
			// The row becomes the last one in the sibling above it.
			return index > 0
				? getLocation( rows, at, row.level + 1 )
				: undefined;
		case 'out': {
			if ( parent === undefined ) {
				return undefined;
			}
			const parentAt = rows.findIndex( ( one ) => one.id === parent );
			const location = getLocation( rows, parentAt, row.level - 1 );
			return { ...location, index: location.index + 1 };
		}
	}
}
