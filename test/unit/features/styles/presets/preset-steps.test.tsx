import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PresetSteps } from '@/features/styles/presets/preset-steps';

const show = ( count: number ) =>
	render(
		<PresetSteps
			presets={ Array.from( { length: count }, ( _, index ) => ( {
				slug: `c-${ index }`,
				name: `Color ${ index }`,
			} ) ) }
		>
			{ ( { name } ) => name }
		</PresetSteps>
	);

it( 'shows a long list in steps, and finds what is not shown', async () => {
	const user = userEvent.setup();
	show( 130 );
	expect( screen.getAllByText( /^Color / ) ).toHaveLength( 60 );
	await user.click( screen.getByText( 'Show 60 more of 70' ) );
	expect( screen.getAllByText( /^Color / ) ).toHaveLength( 120 );
	await user.type( screen.getByLabelText( 'Search presets' ), 'color 129' );
	expect( screen.getByText( 'Color 129' ) ).toBeVisible();
	expect( screen.getAllByText( /^Color / ) ).toHaveLength( 1 );
	await user.type( screen.getByLabelText( 'Search presets' ), '9' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Nothing found.'
	);
} );

it( 'shows a short list as a whole, without a search', () => {
	show( 60 );
	expect( screen.getAllByText( /^Color / ) ).toHaveLength( 60 );
	expect( screen.queryByLabelText( 'Search presets' ) ).toBeNull();
	expect( screen.queryByText( /^Show/ ) ).toBeNull();
} );
