import { useRef } from 'react';
import { render, screen } from '@testing-library/react';

import { useEditModeFocus } from '@/focus';
import { getArrival } from '@/router';

jest.mock( '@/router', () => ( { getArrival: jest.fn() } ) );

function Canvas( { isEditing }: { isEditing: boolean } ) {
	const box = useRef< HTMLDivElement >( null );
	useEditModeFocus( box, isEditing );
	return (
		<div ref={ box }>
			{ isEditing ? (
				<button data-leaves-edit>Open Navigation</button>
			) : (
				<button data-enters-edit>Edit</button>
			) }
		</div>
	);
}

const arrive = ( direction: string, isCanvasChange: boolean ) =>
	jest
		.mocked( getArrival )
		.mockReturnValue( { id: 1, direction, isCanvasChange } as never );

it( 'goes to the way back of an editor that a list opens, without a preview beside it', () => {
	arrive( 'forward', true );
	render( <Canvas isEditing /> );
	expect( screen.getByText( 'Open Navigation' ) ).toHaveFocus();
} );

it( 'leaves the focus of a page that begins with the editor', () => {
	arrive( 'none', false );
	render( <Canvas isEditing /> );
	expect( document.body ).toHaveFocus();
} );

it( 'goes along when a preview is opened and closed', () => {
	arrive( 'forward', false );
	const { rerender } = render( <Canvas isEditing={ false } /> );
	expect( document.body ).toHaveFocus();
	rerender( <Canvas isEditing /> );
	expect( screen.getByText( 'Open Navigation' ) ).toHaveFocus();
	rerender( <Canvas isEditing={ false } /> );
	expect( screen.getByText( 'Edit' ) ).toHaveFocus();
} );
