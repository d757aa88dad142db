/*
 * Tiles of Styles and rows of fonts: pointing at one tries it, and a look is recognized after it was saved.
 */
import { useState } from 'react';
import { select } from '@wordpress/data';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { store } from '@/data/store';
import { readDirtyRecords } from '@/data/writes';
import { FontLibrary } from '@/features/fonts';
import type { FontLocation } from '@/features/fonts/font-location';
import { StylesWorkspace } from '@/features/styles';
import { NO_USES, serveInstalledFonts } from './support/design-lists';
import type { Fields } from './support/rest-server';
import {
	openStage,
	preparePage,
	press,
	registry,
	type Stage,
} from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => preparePage() );

let lastId = 8500;

const VARIATIONS = [
	{
		title: 'Evening',
		settings: {},
		styles: { color: { text: '#111111' }, typography: { fontSize: '1em' } },
	},
	{
		title: 'Moss',
		settings: {},
		styles: { color: { text: '#225522' } },
	},
	{
		title: 'Serif',
		settings: {},
		styles: { typography: { fontFamily: 'serif' } },
	},
];

const INK = { slug: 'custom-1', name: 'Ink', color: '#333333' };
const LOOK = {
	id: 1,
	title: 'Mine',
	kind: 'saved',
	date: '2026-11-20T10:00:00',
	settings: { color: { palette: [ INK ] } },
	styles: { color: { text: 'var:preset|color|custom-1' } },
};
// As WordPress stores the same.
const STORED = {
	settings: { color: { palette: { custom: [ INK ] } } },
	styles: { color: { text: 'var(--wp--preset--color--custom-1)' } },
};

const showStyles =
	( section: string, fields: Fields = {} ) =>
	async ( { server, show }: Stage ): Promise< void > => {
		serveStyles( server, ++lastId, fields );
		server.on( { method: 'GET', route: /v2\/users/ }, () => [] );
		server.on(
			{ method: 'GET', route: /\/variations$/ },
			() => VARIATIONS
		);
		server.put( '/atelier/v1/looks/1', LOOK );
		await show(
			<StylesWorkspace
				section={ section }
				onSectionChange={ () => {} }
				editorSettings={ {} }
				fallback={ null }
			/>
		);
	};

function Fonts() {
	const [ location, setLocation ] = useState< FontLocation >( {
		tab: 'library',
		family: undefined,
	} );
	return (
		<FontLibrary location={ location } onLocationChange={ setLocation } />
	);
}

const showFonts = async ( { server, show }: Stage ): Promise< void > => {
	const sen = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
	serveStyles( server, ++lastId, {
		settings: { typography: { fontFamilies: { custom: [ sen ] } } },
	} );
	server.put( `/wp/v2/font-families/${ lastId }`, {
		id: lastId,
		font_family_settings: sen,
		font_faces: [],
	} );
	serveInstalledFonts( server );
	server.on( { method: 'GET', route: /font-collections$/ }, () => [] );
	server.on( { method: 'GET', route: /\/usage$/ }, () => NO_USES );
	await show( <Fonts /> );
	// It is there as soon as fonts can be edited.
	await screen.findByRole( 'button', { name: 'Update' } );
};

const readTried = () => select( store ).getPreviewedStyles()?.styles;

it.each< [ string, ( stage: Stage ) => Promise< void >, RegExp, object ] >( [
	[
		'A variation',
		showStyles( '/variations' ),
		/^Evening$/,
		VARIATIONS[ 0 ]?.styles ?? {},
	],
	[ 'A look', showStyles( '/variations' ), /^Mine$/, LOOK.styles ],
	[
		'A palette',
		showStyles( '/colors', { styles: { spacing: { blockGap: '1px' } } } ),
		/^Moss$/,
		{ color: { text: '#225522' }, spacing: { blockGap: '1px' } },
	],
	[
		'A typeset',
		showStyles( '/typography' ),
		/^Serif$/,
		{ typography: { fontFamily: 'serif' } },
	],
	[
		'An installed font',
		showFonts,
		/^Sen/,
		{ typography: { fontFamily: 'var:preset|font-family|sen' } },
	],
] )(
	'%s is tried by pointing at it and by the keyboard, and edits nothing',
	async ( _name, show, name, styles ) => {
		const stage = await openStage( '/styles' );
		const { user } = stage;
		await forgetTheme();
		await show( stage );
		const tile = await screen.findByRole( 'button', { name } );

		// Fonts are tried as soon as the styles are there.
		await waitFor( async () => {
			await user.unhover( tile );
			await user.hover( tile );
			await waitFor( () =>
				expect( readTried() ).toMatchObject( styles )
			);
		} );
		await user.unhover( tile );
		await user.hover( document.body );
		await waitFor( () => expect( readTried() ).toBeUndefined() );

		tile.focus();
		await waitFor( () => expect( readTried() ).toMatchObject( styles ) );
		tile.blur();
		await waitFor( () => expect( readTried() ).toBeUndefined() );
		expect( readDirtyRecords( registry ) ).toEqual( [] );
		stage.cleanUp();
	}
);

it( 'ends trying an installed font when its details take the place of the list', async () => {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	await showFonts( stage );
	const row = await screen.findByRole( 'button', { name: /^Sen/ } );
	await waitFor( async () => {
		await stage.user.unhover( row );
		await stage.user.hover( row );
		await waitFor( () => expect( readTried() ).toBeDefined() );
	} );
	await stage.user.click( row );
	await screen.findByRole( 'heading', { name: 'Sen' } );
	await waitFor( () => expect( readTried() ).toBeUndefined() );
	stage.cleanUp();
} );

it( 'tries nothing that appears beneath a pointer at rest', async () => {
	const stage = await openStage( '/styles' );
	await forgetTheme();
	await showStyles( '/variations' )( stage );
	const tile = await screen.findByRole( 'button', { name: /^Evening$/ } );
	const move = ( movementX: number ) => {
		const event = new MouseEvent( 'mousemove', { bubbles: true } );
		Object.assign( event, { movementX, movementY: 0 } );
		fireEvent( tile, event );
		act( () => jest.advanceTimersByTime( 1000 ) );
	};
	jest.useFakeTimers();
	fireEvent.mouseEnter( tile );
	// The browser tells of a pointer that has not moved.
	move( 0 );
	expect( readTried() ).toBeUndefined();
	move( 1 );
	expect( readTried() ).toBeDefined();
	jest.useRealTimers();
	stage.cleanUp();
} );

it( 'knows a look again as the server stored it, and keeps no twin when another replaces it', async () => {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	await showStyles( '/variations', STORED )( stage );
	expect(
		await screen.findByRole( 'button', { name: 'Mine', pressed: true } )
	).toBeVisible();

	await press( /^Evening$/ )( stage );
	expect(
		await screen.findByRole( 'button', {
			name: /^Evening$/,
			pressed: true,
		} )
	).toBeVisible();
	expect( server.list( '/atelier/v1/looks' ) ).toHaveLength( 1 );
	expect( readTried() ).toBeUndefined();
	stage.cleanUp();
} );

it( 'keeps what is replaced by the name of what it was, with its date', async () => {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	await showStyles( '/variations', {
		styles: { ...STORED.styles, spacing: { blockGap: '2px' } },
		settings: STORED.settings,
	} )( stage );
	expect( await screen.findByText( /November 20, 2026/ ) ).toBeVisible();
	await press( /^Evening$/ )( stage );
	await waitFor( () =>
		expect(
			server.list( '/atelier/v1/looks' ).map( ( { title } ) => title )
		).toContain( 'Mine with 1 change' )
	);
	stage.cleanUp();
} );
