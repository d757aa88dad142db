import type { Field, NormalizedField } from '@wordpress/dataviews';
import { render, screen } from '@testing-library/react';

import { guardFields } from '@/kits/list/table/guard-fields';

interface Item {
	name: unknown;
}

const guard = ( field: Partial< Field< Item > > ): Field< Item > =>
	guardFields< Item >( [ { id: 'name', ...field } ] )[ 0 ]!;

describe( 'guardFields', () => {
	it.each( [
		[ 'A', 'A' ],
		[ 5, 5 ],
		[ {}, '' ],
		[ [ {} ], '' ],
		[ null, '' ],
		[ 'x'.repeat( 1_000_000 ), 'x'.repeat( 2000 ) ],
	] )( 'shows of a value what can be shown', ( name, shown ) => {
		const value = guard( {} ).getValue!( { item: { name } } );
		expect( value === shown ).toBe( true );
	} );

	it( 'cuts a text of a field with a view of its own, too, and leaves its other values', () => {
		const { getValue } = guard( { render: () => null } );
		const read = ( name: unknown ) => getValue!( { item: { name } } );
		expect( read( 'x'.repeat( 1_000_000 ) ) ).toHaveLength( 2000 );
		expect( read( [ 1 ] ) ).toEqual( [ 1 ] );
	} );

	it( 'has no value where reading it throws', () => {
		const { getValue } = guard( {
			getValue: () => {
				throw new Error( 'Unreadable.' );
			},
		} );
		expect( getValue!( { item: { name: 'A' } } ) ).toBe( '' );
	} );

	it( 'shows a dash for a cell that throws, and the others beside it', () => {
		const View = guard( {
			render: ( { item } ) => {
				if ( item.name === 'bad' ) {
					throw new RangeError( 'Invalid time value' );
				}
				return <>{ item.name }</>;
			},
		} ).render!;
		const field = {} as NormalizedField< Item >;
		render(
			<>
				<View item={ { name: 'bad' } } field={ field } />
				<View item={ { name: 'good' } } field={ field } />
			</>
		);
		expect( screen.getByText( 'good' ) ).toBeVisible();
		expect( screen.getByTitle( 'This could not be shown.' ) ).toBeVisible();
		expect( console ).toHaveErrored();
	} );
} );
