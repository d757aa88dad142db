import { act, render, screen } from '@testing-library/react';
import {
	registerBlockType,
	setFreeformContentHandlerName,
} from '@wordpress/blocks';

import { StylesNavigationContext } from '@/features/styles/config/styles-navigation';
import { MissingBlock } from '@/features/styles/screens/missing-block';

it( 'is loading until all blocks are registered, and then says that the block is not', () => {
	render(
		<StylesNavigationContext.Provider
			value={ {
				section: { screen: 'block', blockName: 'acme/card' },
				goTo: () => {},
			} }
		>
			<MissingBlock blockName="acme/card" />
		</StylesNavigationContext.Provider>
	);
	expect( screen.getByRole( 'heading' ) ).toHaveTextContent( 'Loading…' );
	expect( screen.queryByText( /is not registered/ ) ).toBeNull();

	act( () => {
		registerBlockType( 'test/html', {
			apiVersion: 3,
			title: 'HTML',
			category: 'text',
			attributes: {},
		} );
		setFreeformContentHandlerName( 'test/html' );
	} );
	expect( screen.getByRole( 'heading' ) ).toHaveTextContent( 'acme/card' );
	// The notice is also announced.
	expect(
		screen.getAllByText( 'This block is not registered.' )[ 0 ]
	).toBeVisible();
} );
