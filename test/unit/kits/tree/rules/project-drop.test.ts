import { projectDrop } from '@/kits/tree/rules/project-drop';
import type { TreeLocation } from '@/kits/tree/types';
import { TREE_ROWS } from '@test/helpers/tree-rows';

describe( 'projectDrop', () => {
	it.each( [
		[ 'to the front', 5, 0, 0, undefined, 0, 1 ],
		[ 'where it is', 0, 0, 0, undefined, 0, 1 ],
		[ 'with all below it to the end', 1, 5, 0, undefined, 2, 1 ],
		[ 'on a row that moves along: where it is', 1, 3, 0, undefined, 1, 1 ],
		[ 'on a row that moves along: to the side', 1, 4, 1, 1, 0, 2 ],
		[ 'among the rows of another', 5, 2, 0, 2, 0, 2 ],
		[ 'after the rows of another, to the side', 0, 4, 1, 2, 2, 2 ],
		[ 'out of its parent', 2, 4, -1, undefined, 2, 1 ],
		[ 'no further out than the row below it', 4, 2, -1, 2, 0, 2 ],
		[ 'no deeper than one below what is above', 5, 1, 9, 1, 0, 2 ],
	] as const )(
		'puts a row %s',
		( _, from, over, levels, parent, index, level ) => {
			expect( projectDrop( TREE_ROWS, { from, over, levels } ) ).toEqual(
				{
					location: { parent, index },
					level,
				}
			);
		}
	);

	it( 'goes outwards until the row can stand there, or nowhere', () => {
		const isAtTop = ( { parent }: TreeLocation ) => parent === undefined;
		expect(
			projectDrop( TREE_ROWS, { from: 0, over: 4, levels: 1 }, isAtTop )
		).toEqual( { location: { parent: undefined, index: 1 }, level: 1 } );
		expect(
			projectDrop( TREE_ROWS, { from: 5, over: 2, levels: 0 }, isAtTop )
		).toBeUndefined();
	} );

	it( 'puts nothing anywhere where one of the rows is not there', () => {
		expect(
			projectDrop( TREE_ROWS, { from: -1, over: 0, levels: 0 } )
		).toBeUndefined();
		expect(
			projectDrop( TREE_ROWS, { from: 0, over: 9, levels: 0 } )
		).toBeUndefined();
	} );
} );
