import { findStep, stepRow } from '@/kits/tree/rules/step-row';
import { moveRow } from '@/kits/tree/rules/move-row';
import type { TreeModel, TreeRow, TreeStep } from '@/kits/tree/types';

const model: TreeModel< readonly TreeRow[] > = {
	toRows: ( rows ) => rows,
	move: moveRow,
};

/* 1, 2 with 3 (with 4) and 5, 6 */
const ROWS = (
	[
		[ 1, 1 ],
		[ 2, 1 ],
		[ 3, 2 ],
		[ 4, 3 ],
		[ 5, 2 ],
		[ 6, 1 ],
	] as const
 ).map( ( [ id, level ] ) => ( { id, level } ) );
const show = ( rows: readonly TreeRow[] ) =>
	rows.map( ( { id, level } ) => '-'.repeat( level - 1 ) + id ).join( ' ' );

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
			expect( show( stepRow( model, ROWS, id, step ) ) ).toBe( expected );
		}
	);

	it( 'gives back the same tree where the row cannot stand', () => {
		const strict = {
			...model,
			canStandAt: ( _rows: unknown, id: number ) => id !== 5,
		};
		expect( findStep( strict, ROWS, 5, 'in' ) ).toBeUndefined();
		expect( stepRow( strict, ROWS, 5, 'in' ) ).toBe( ROWS );
		expect( findStep( strict, ROWS, 3, 'down' ) ).toEqual( {
			parent: 2,
			index: 1,
		} );
	} );
} );
