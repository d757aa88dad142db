import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SizeControl } from '@/features/styles/presets/size-control';

function Size( { initial }: { initial: string } ) {
	const [ value, setValue ] = useState( initial );
	return (
		<>
			<SizeControl label="Size" value={ value } onChange={ setValue } />
			<output>{ value }</output>
		</>
	);
}

it.each( [
	'calc(1rem + 2vw)',
	'min(4rem, 10vw)',
	'clamp(1rem, 2vw, 3rem)',
	'var(--acme-size)',
] )( 'shows %s and keeps it when a key is pressed', async ( value ) => {
	render( <Size initial={ value } /> );
	const field = screen.getByRole( 'textbox', { name: 'Size' } );
	expect( field ).toHaveValue( value );
	await userEvent.type( field, ' ' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( value );
} );

it( 'keeps the field while a number replaces a function', async () => {
	render( <Size initial="calc(1rem + 2vw)" /> );
	const field = screen.getByRole( 'textbox', { name: 'Size' } );
	await userEvent.tripleClick( field );
	await userEvent.paste( '2' );
	await userEvent.keyboard( '4px' );
	expect( field ).toHaveFocus();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '24px' );
	await userEvent.tab();
	expect( screen.getByRole( 'spinbutton', { name: 'Size' } ) ).toHaveValue(
		24
	);
} );
