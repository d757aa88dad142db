import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	ActionButton,
	ActionMenu,
	toListActions,
	type ItemAction,
} from '@/kits/actions';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';
import { expectConsoleErrors } from '@test/helpers/expect-console-errors';

interface Item {
	id: number;
}

const fail = () => {
	throw new TypeError( 'Not a text' );
};

const anAction = (
	id: string,
	fields: Partial< ItemAction< Item, undefined > > = {}
) =>
	( {
		id,
		getLabel: () => id.toUpperCase(),
		isEligible: () => true,
		run: () => {},
		...fields,
	} ) as ItemAction< Item, undefined >;

function expectOneReport() {
	const { error } = console;
	expect( jest.mocked( error ).mock.calls ).toEqual( [
		[ 'The action "bad" failed:', expect.any( TypeError ) ],
	] );
	expectConsoleErrors();
}

describe( 'An action that throws', () => {
	it( 'is not offered by any row of a list, and is reported once', () => {
		const [ action ] = toListActions(
			[ anAction( 'bad', { isEligible: fail } ) ],
			undefined
		);
		expect( action?.isEligible?.( { id: 1 } ) ).toBe( false );
		expect( action?.isEligible?.( { id: 2 } ) ).toBe( false );
		expectOneReport();
	} );

	it( 'has its id for a name that cannot be had', () => {
		const [ action ] = toListActions(
			[ anAction( 'bad', { getLabel: fail } ) ],
			undefined
		);
		const { label } = action ?? {};
		expect( typeof label === 'function' && label( [] ) ).toBe( 'bad' );
		expectOneReport();
	} );

	it( 'leaves the other actions of a menu', async () => {
		render(
			<ActionMenu
				item={ { id: 1 } }
				actions={ [
					anAction( 'bad', { isEligible: fail } ),
					anAction( 'good' ),
				] }
				context={ undefined }
				label="Options"
			/>
		);
		await userEvent.click( screen.getByRole( 'button' ) );
		expect(
			screen
				.getAllByRole( 'menuitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'GOOD' ] );
		expectOneReport();
	} );

	it( 'has no button', () => {
		const { container } = render(
			<ActionButton
				item={ { id: 1 } }
				action={ anAction( 'bad', { isEligible: fail } ) }
				context={ undefined }
			/>
		);
		expect( container ).toBeEmptyDOMElement();
		expectOneReport();
	} );
} );

it( 'says in a draft of the design of an action that no draft can have', () => {
	printBootPayload(
		aBootPayload( { draft: { id: 3, name: 'A', isProposal: false } } )
	);
	const [ own, live ] = toListActions(
		[ anAction( 'own' ), anAction( 'live', { liveOnly: 'any' } ) ],
		undefined
	).map( ( { label } ) => typeof label === 'function' && label( [] ) );
	expect( [ own, live ] ).toEqual( [
		'OWN',
		'LIVE (only in the live design)',
	] );
} );
