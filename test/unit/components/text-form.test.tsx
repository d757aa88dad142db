import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TextForm, type TextFormProps } from '@/components/text-form';

function renderForm( props: Partial< TextFormProps > = {} ) {
	const onSubmit = jest.fn().mockResolvedValue( undefined );
	const onClose = jest.fn();
	render(
		<TextForm
			label="Name"
			submitLabel="Save"
			failure="It could not be saved."
			onSubmit={ onSubmit }
			onClose={ onClose }
			{ ...props }
		/>
	);
	return {
		onSubmit,
		onClose,
		field: screen.getByRole( 'textbox', { name: 'Name' } ),
		submit: screen.getByRole( 'button', { name: 'Save' } ),
	};
}

describe( 'TextForm', () => {
	it( 'sends the text without white space around it, and closes', async () => {
		const { field, submit, onSubmit, onClose } = renderForm();
		await userEvent.type( field, '  Poster ' );
		await userEvent.click( submit );
		expect( onSubmit ).toHaveBeenCalledWith( 'Poster' );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not send white space alone', async () => {
		const { field, submit, onSubmit } = renderForm();
		await userEvent.type( field, '   {Enter}' );
		expect( submit ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( onSubmit ).not.toHaveBeenCalled();
	} );

	it( 'stays open with what was refused, and says why', async () => {
		const onSubmit = jest
			.fn()
			.mockRejectedValueOnce( { code: 'taken', message: 'Taken.' } )
			.mockResolvedValueOnce( undefined );
		const { field, onClose } = renderForm( { onSubmit } );
		await userEvent.type( field, 'Poster{Enter}' );
		expect( await screen.findAllByText( 'Taken.' ) ).not.toHaveLength( 0 );
		expect( field ).toHaveValue( 'Poster' );
		expect( onClose ).not.toHaveBeenCalled();

		await userEvent.type( field, ' 2{Enter}' );
		expect( onSubmit ).toHaveBeenLastCalledWith( 'Poster 2' );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'has words of its own for a refusal without any', async () => {
		const { field } = renderForm( {
			onSubmit: () => Promise.reject( new Error( '' ) ),
		} );
		await userEvent.type( field, 'Poster{Enter}' );
		expect(
			await screen.findAllByText( 'It could not be saved.' )
		).not.toHaveLength( 0 );
	} );

	it( 'asks the rule of its user before it sends', async () => {
		const { field, submit, onSubmit } = renderForm( {
			initialValue: 'Poster',
			isValid: ( value ) => value !== 'Poster',
		} );
		expect( submit ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.type( field, 's{Enter}' );
		expect( onSubmit ).toHaveBeenCalledWith( 'Posters' );
	} );
} );
