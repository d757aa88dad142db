import { moveRow } from '@/kits/tree/rules/move-row';
import { showRows, TREE_ROWS } from '@test/helpers/tree-rows';

describe( 'moveRow', () => {
	it.each( [
		[ 1, undefined, 2, '2 -3 --4 -5 6 1' ],
		[ 1, 2, 2, '2 -3 --4 -5 -1 6' ],
		[ 6, 2, 0, '1 2 -6 -3 --4 -5' ],
		[ 6, 2, 1, '1 2 -3 --4 -6 -5' ],
		[ 2, 1, 0, '1 -2 --3 ---4 --5 6' ],
		[ 3, undefined, 0, '3 -4 1 2 -5 6' ],
		[ 1, undefined, 0, '1 2 -3 --4 -5 6' ],
		[ 99, undefined, 0, '1 2 -3 --4 -5 6' ],
	] as const )( 'puts %d into %s at %d', ( id, parent, index, expected ) => {
		expect( showRows( moveRow( TREE_ROWS, id, { parent, index } ) ) ).toBe(
			expected
		);
	} );
} );
