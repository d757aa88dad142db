import { findStep, stepRow } from '@/kits/tree/rules/step-row';
import { moveRow } from '@/kits/tree/rules/move-row';
import type { TreeModel, TreeRow, TreeStep } from '@/kits/tree/types';
import { showRows, TREE_ROWS } from '@test/helpers/tree-rows';

const model: TreeModel< readonly TreeRow[] > = {
	toRows: ( rows ) => rows,
	move: moveRow,
};

describe( 'stepRow', () => {
	it.each( [
		[ 6, 'up', '1 6 2 -3 --4 -5' ],
		[ 1, 'up', '1 2 -3 --4 -5 6' ],
		[ 1, 'down', '2 -3 --4 -5 1 6' ],
		[ 2, 'down', '1 6 2 -3 --4 -5' ],
		[ 6, 'down', '1 2 -3 --4 -5 6' ],
		[ 3, 'down', '1 2 -5 -3 --4 6' ],
		[ 5, 'down', '1 2 -3 --4 -5 6' ],
		[ 2, 'in', '1 -2 --3 ---4 --5 6' ],
		[ 5, 'in', '1 2 -3 --4 --5 6' ],
		[ 3, 'in', '1 2 -3 --4 -5 6' ],
		[ 3, 'out', '1 2 -5 3 -4 6' ],
		[ 4, 'out', '1 2 -3 -4 -5 6' ],
		[ 6, 'out', '1 2 -3 --4 -5 6' ],
		[ 99, 'up', '1 2 -3 --4 -5 6' ],
	] as [ number, TreeStep, string ][] )(
		'moves %d %s',
		( id, step, expected ) => {
			expect( showRows( stepRow( model, TREE_ROWS, id, step ) ) ).toBe(
				expected
			);
		}
	);

	it( 'gives back the same tree where the row cannot stand', () => {
		const strict = {
			...model,
			canStandAt: ( _rows: unknown, id: number ) => id !== 5,
		};
		expect( findStep( strict, TREE_ROWS, 5, 'in' ) ).toBeUndefined();
		expect( stepRow( strict, TREE_ROWS, 5, 'in' ) ).toBe( TREE_ROWS );
		expect( findStep( strict, TREE_ROWS, 3, 'down' ) ).toEqual( {
			parent: 2,
			index: 1,
		} );
	} );
} );
