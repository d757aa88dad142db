import { ColorPicker } from '@wordpress/components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useTypedColor } from '@/features/styles/panels/use-typed-color';

function Picker( { report }: { report: ( value?: string ) => void } ) {
	const [ color, setColor ] = useState( '#ff0000' );
	const { onChange, ...field } = useTypedColor( ( value ) => {
		report( value );
		setColor( value ?? '' );
	} );
	return (
		<div { ...field }>
			<ColorPicker color={ color } enableAlpha onChange={ onChange } />
		</div>
	);
}

const settle = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 50 ) ) );

const type = async ( text: string ) => {
	const field = screen.getByLabelText( 'Hex color' );
	await userEvent.clear( field );
	await userEvent.type( field, text, { delay: 10 } );
};

it.each( [ '1d7f3', '1', '12', 'zz', '' ] )(
	'reports no black for the incomplete code “%s”',
	async ( code ) => {
		const report = jest.fn();
		render( <Picker report={ report } /> );
		await type( code || '12{Backspace}{Backspace}' );
		await settle();
		expect( report ).not.toHaveBeenCalledWith( '#000000' );
	}
);

it( 'reports black that was typed', async () => {
	const report = jest.fn();
	render( <Picker report={ report } /> );
	await type( '000000' );
	await settle();
	expect( report ).toHaveBeenLastCalledWith( '#000000' );
} );

it( 'reports the last code when the picker is closed at once', async () => {
	const report = jest.fn();
	const { unmount } = render( <Picker report={ report } /> );
	await userEvent.clear( screen.getByLabelText( 'Hex color' ) );
	await userEvent.type( screen.getByLabelText( 'Hex color' ), '1d7f3a', {
		delay: null,
	} );
	unmount();
	await settle();
	expect( report ).toHaveBeenLastCalledWith( '#1d7f3a' );
} );
