import type { Action } from '@wordpress/dataviews';

import { addActions, type ListAction } from '@/kits/actions';
import { expectConsoleErrors } from '@test/helpers/expect-console-errors';

interface Item {
	id: number;
}

const nothing = () => {};

const own: ListAction< Item >[] = [
	{ id: 'view', label: 'View', callback: nothing },
];

const findAdded = ( isEligible?: ( item: Item ) => boolean ) =>
	addActions( own, [
		{
			id: 'x',
			label: 'X',
			callback: nothing,
			...( isEligible && { isEligible } ),
		},
	] )[ 1 ];

describe( 'addActions', () => {
	it.each( [
		[ 'nothing said', undefined, true ],
		[ 'eligible', ( { id }: Item ) => id === 1, true ],
		[ 'not eligible', ( { id }: Item ) => id === 2, false ],
	] )(
		'asks a plugin’s action whether it can be done: %s',
		( _, isEligible, is ) => {
			expect( findAdded( isEligible )?.isEligible?.( { id: 1 } ) ).toBe(
				is
			);
		}
	);

	it( 'offers nowhere an action that throws, and reports it once', () => {
		const action = findAdded( () => {
			throw new TypeError( 'of the plugin' );
		} );

		expect( action?.isEligible?.( { id: 1 } ) ).toBe( false );
		expect( action?.isEligible?.( { id: 2 } ) ).toBe( false );
		const { error } = console;
		expect( jest.mocked( error ).mock.calls ).toEqual( [
			[ 'The action "x" failed:', expect.any( TypeError ) ],
		] );
		expectConsoleErrors();
	} );

	it.each( [
		[ 'the id of an own one', { id: 'view', callback: nothing } ],
		[ 'nothing to do', { id: 'y' } ],
	] )( 'leaves out an action with %s', ( _, action ) => {
		expect(
			addActions( own, [
				{ label: 'Other', ...action } as unknown as Action< Item >,
			] )
		).toEqual( own );
	} );
} );
