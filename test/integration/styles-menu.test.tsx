/*
 * The sidebar of Styles: the menu of Design stays, and below it are the origin of the styles and the unsaved changes.
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { act, screen, within } from '@testing-library/react';

import { StylesScreenSidebar } from '@/features/styles/areas/sidebar';
import { openStage, preparePage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

const ITEMS = [ 'Styles', 'Pages' ].map( ( label ) => ( {
	id: label,
	label,
	path: label === 'Styles' ? '/styles' : '/page',
	icon: 'page',
	href: `http://localhost/wp-admin/admin.php?page=atelier&p=/${ label }`,
} ) );

beforeAll( () =>
	preparePage( { sidebar: { items: ITEMS, description: 'Customize.' } } )
);

it( 'keeps the menu beside Styles, with the revisions and what changed since the last save', async () => {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	serveStyles( stage.server, 6400 );
	await stage.show( <StylesScreenSidebar /> );

	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Styles'
	);
	expect(
		screen.getByText(
			'Choose a different style combination for the theme styles.'
		)
	).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Pages' } ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Styles' } ) ).toHaveAttribute(
		'aria-current',
		'page'
	);
	const revisions = await screen.findByRole( 'link', {
		name: '2 revisions',
	} );
	expect( revisions ).toHaveAttribute(
		'href',
		expect.stringContaining( 'section' )
	);
	expect(
		screen.queryByRole( 'region', { name: 'Changed since the last save' } )
	).not.toBeInTheDocument();

	await act( async () => {
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			6400,
			{ styles: { color: { text: '#111111' } } }
		);
	} );
	const changes = await screen.findByRole( 'region', {
		name: 'Changed since the last save',
	} );
	expect( within( changes ).getByRole( 'listitem' ) ).toHaveTextContent(
		'Color, text'
	);
	expect(
		within( changes ).getByRole( 'link', {
			name: 'Compare: Unsaved changes',
		} )
	).toBeVisible();
	stage.cleanUp();
} );

it( 'leads on from Styles where the theme has none', async () => {
	const stage = await openStage( '/styles' );
	await stage.show( <StylesScreenSidebar isUnsupported /> );

	expect(
		screen.queryByRole( 'link', { name: 'Pages' } )
	).not.toBeInTheDocument();
	stage.cleanUp();
} );
