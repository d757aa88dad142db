import { renderHook, waitFor } from '@testing-library/react';
import { useFormValidity, type Field } from '@wordpress/dataviews';

interface Item {
	value: unknown;
}

const elements = [ { value: 'a', label: 'A' } ];

describe( 'The validity of fields', () => {
	it.each( [
		[ 'email', 'nobody', 'custom', 'Value must be a valid email address.' ],
		[ 'integer', 1.5, 'custom', 'Value must be an integer.' ],
		[ 'number', 'many', 'custom', 'Value must be a number.' ],
		[
			'boolean',
			'yes',
			'custom',
			'Value must be true, false, or undefined',
		],
		[ 'array', 'a', 'custom', 'Value must be an array.' ],
		[ 'array', [ 1 ], 'custom', 'Every value must be a string.' ],
		[ 'color', 'reddish', 'custom', 'Value must be a valid color.' ],
		[ 'text', 'z', 'elements', 'Value must be one of the elements.' ],
	] as const )(
		'of the type %s with the value %j',
		async ( type, value, rule, message ) => {
			const fields: Field< Item >[] = [
				rule === 'elements'
					? {
							id: 'value',
							type,
							elements,
							isValid: { elements: true },
					  }
					: { id: 'value', type },
			];
			const { result } = renderHook( () =>
				useFormValidity( { value }, fields, FORM )
			);

			await waitFor( () => {
				expect( result.current.isValid ).toBe( false );
			} );
			expect( result.current.validity?.value?.[ rule ] ).toEqual( {
				type: 'invalid',
				message,
			} );
		}
	);

	it.each( [
		[ 'email', 'ada@example.org' ],
		[ 'integer', 3 ],
		[ 'number', 1.5 ],
		[ 'boolean', true ],
		[ 'array', [ 'a' ] ],
		[ 'color', '#ff0000' ],
		[ 'password', 'secret' ],
		[ 'telephone', '+49 30 1' ],
		[ 'datetime', '2026-01-01T00:00:00' ],
		[ 'date', '2026-01-01' ],
		[ 'text', 'a' ],
	] as const )( 'lets the type %s have %j', ( type, value ) => {
		const fields: Field< Item >[] = [ { id: 'value', type } ];
		const { result } = renderHook( () =>
			useFormValidity( { value }, fields, FORM )
		);

		expect( result.current.isValid ).toBe( true );
	} );
} );

const FORM = { fields: [ 'value' ] };
