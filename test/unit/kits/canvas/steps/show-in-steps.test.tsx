import { act, render, screen } from '@testing-library/react';
import { applyFilters } from '@wordpress/hooks';

import { createBlockSteps } from '@/kits/canvas/steps/block-steps';
import {
	BlockStepsContext,
	showBlocksInSteps,
} from '@/kits/canvas/steps/show-in-steps';

showBlocksInSteps();

const rendered = jest.fn();

const Block = applyFilters(
	'editor.BlockListBlock',
	function HostBlock( { clientId }: { clientId: string } ) {
		rendered( clientId );
		return <p>{ clientId }</p>;
	}
) as React.ComponentType< { clientId: string } >;

const blocks = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => (
		<Block key={ index } clientId={ `block ${ index }` } />
	) );

it( 'shows the first blocks of a canvas, and then the others, and renders none twice', async () => {
	const steps = createBlockSteps();
	render(
		<BlockStepsContext.Provider value={ steps }>
			{ blocks( 100 ) }
		</BlockStepsContext.Provider>
	);
	expect( screen.getAllByText( /block/ ) ).toHaveLength( 40 );
	expect( screen.getByText( 'block 39' ) ).toBeVisible();
	await screen.findByText( 'block 99' );
	expect( screen.getAllByText( /block/ ) ).toHaveLength( 100 );
	expect( rendered ).toHaveBeenCalledTimes( 100 );
	act( () => steps.finish() );
	expect( rendered ).toHaveBeenCalledTimes( 100 );
} );

it( 'shows all blocks at once where no canvas is around them', () => {
	render( <>{ blocks( 100 ) }</> );
	expect( screen.getAllByText( /block/ ) ).toHaveLength( 100 );
} );
