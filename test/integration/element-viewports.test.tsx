/*
 * Styles of an element by viewport: the screen shows inherited values, and writes to the viewport alone.
 */
import { store as coreStore } from '@wordpress/core-data';
import { act, screen, within } from '@testing-library/react';

import type { Fields } from './support/rest-server';
import { registry } from './support/stage';
import { openStylesPanel, prepareStylesPanel } from './support/styles-panel';

beforeAll( prepareStylesPanel );

const ID = 9850;
const INK = { slug: 'ink', name: 'Ink', color: '#111111' };
const H2 = {
	color: { text: '#ff0000' },
	typography: { letterSpacing: '1px' },
};

const readRecord = ( id: number ) =>
	registry
		.select( coreStore )
		.getEditedEntityRecord( 'root', 'globalStyles', id ) as unknown as {
		settings: Fields;
		styles: Fields;
	};
const readStyles = () => readRecord( ID ).styles;

async function showStyles(
	id: number,
	section: string,
	styles: Fields,
	onSection?: ( section: string | undefined ) => void
) {
	return openStylesPanel( {
		id,
		section,
		onSection,
		fields: {
			settings: {
				color: { text: true, palette: { custom: [ INK ] } },
				typography: { letterSpacing: true },
			},
			styles,
		},
	} );
}

it( 'shows what a viewport inherits, and takes its own value back to that', async () => {
	const stage = await showStyles(
		ID,
		'/typography/heading/h2/viewport/mobile',
		{ elements: { h2: H2 } }
	);
	expect(
		await screen.findByText( 'What you change now applies to: Mobile', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	const text = within( screen.getByRole( 'group', { name: 'Text' } ) );
	expect( text.getByText( 'Inherited' ) ).toBeVisible();
	expect(
		text.getByRole( 'button', { name: 'Reset Text' } )
	).toHaveAttribute( 'aria-disabled', 'true' );

	await stage.user.click( text.getByRole( 'button', { name: 'Text' } ) );
	await stage.user.click(
		await screen.findByRole( 'option', { name: 'Ink' } )
	);
	expect( readStyles() ).toEqual( {
		elements: {
			h2: {
				...H2,
				'@mobile': { color: { text: 'var:preset|color|ink' } },
			},
		},
	} );
	expect( text.getByText( 'Yours' ) ).toBeVisible();
	await stage.user.keyboard( '{Escape}' );
	await stage.user.click(
		text.getByRole( 'button', { name: 'Reset Text' } )
	);
	expect( readStyles() ).toEqual( { elements: { h2: H2 } } );

	// Another level keeps the viewport.
	await stage.user.click(
		screen.getByRole( 'radio', { name: 'Heading 3' } )
	);
	expect(
		await screen.findByText( 'What you change now applies to: Mobile', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	await act( () => registry.dispatch( coreStore ).undo() );
	stage.cleanUp();
} );

it( 'stores what the whole site has in a viewport where WordPress keeps it, and shows what is inherited', async () => {
	const id = ID + 1;
	const stage = await showStyles( id, '/typography/text/viewport/mobile', {
		color: { text: '#ff0000' },
	} );
	const text = within( await screen.findByRole( 'group', { name: 'Text' } ) );
	expect( text.getByText( 'Inherited' ) ).toBeVisible();
	await stage.user.click( text.getByRole( 'button', { name: 'Text' } ) );
	await stage.user.click(
		await screen.findByRole( 'option', { name: 'Ink' } )
	);
	expect( readRecord( id ).styles ).toEqual( { color: { text: '#ff0000' } } );
	expect( readRecord( id ).settings.custom ).toEqual( {
		root: { '@mobile': { color: { text: 'var:preset|color|ink' } } },
	} );
	await stage.user.keyboard( '{Escape}' );
	await stage.user.click(
		text.getByRole( 'button', { name: 'Reset Text' } )
	);
	expect( readRecord( id ).settings ).not.toHaveProperty( 'custom' );
	stage.cleanUp();
} );

it( 'keeps the viewport of the layout in the address, and lists what is inherited there', async () => {
	const sections: unknown[] = [];
	const stage = await showStyles(
		ID + 2,
		'/layout',
		{ spacing: { blockGap: '37px' } },
		( section ) => sections.push( section )
	);
	const values = async () =>
		within(
			(
				await screen.findByText( 'Current values', {
					selector: 'summary',
				} )
			).closest( 'details' ) as HTMLElement
		);
	expect( ( await values() ).getByText( 'Yours' ) ).toBeInTheDocument();
	await stage.user.click( screen.getByRole( 'button', { name: 'States' } ) );
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Mobile' } )
	);
	expect( sections ).toEqual( [ '/layout/viewport/mobile' ] );
	const row = within(
		( await values() ).getByText( '37px' ).closest( 'li' ) as HTMLElement
	);
	expect( row.getByText( 'Inherited' ) ).toBeVisible();
	expect( row.queryByRole( 'button' ) ).toBeNull();
	stage.cleanUp();
} );
