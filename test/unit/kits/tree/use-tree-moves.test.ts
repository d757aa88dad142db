import { renderHook } from '@testing-library/react';

import type { TreeModel } from '@/kits/tree/types';
import { useTreeMoves } from '@/kits/tree/use-tree-moves';

it( 'gives the focus to a row that was dropped', () => {
	const calls: string[] = [];
	const { result } = renderHook( () =>
		useTreeMoves( {
			model: {
				move: ( tree: string ) => `${ tree } moved`,
			} as unknown as TreeModel< string >,
			tree: 'tree',
			speech: {
				describeLocation: () => '',
				refusal: '',
				politeness: 'polite',
			},
			onChange: ( change ) => calls.push( change( 'tree' ) ),
			focusRow: ( id ) => calls.push( `focus ${ id }` ),
		} )
	);
	result.current.moveTo( 7, { parent: undefined, index: 0 } );
	expect( calls ).toEqual( [ 'tree moved', 'focus 7' ] );
} );
