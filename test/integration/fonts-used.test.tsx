/*
 * Fonts and the styles that use them: deactivated fonts, the uses of a font, and fonts that a variation deactivates.
 */
import { useState } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import { screen, waitFor, within } from '@testing-library/react';

import { FontLibrary } from '@/features/fonts';
import { StylesWorkspace } from '@/features/styles';
import type { FontLocation } from '@/features/fonts/font-location';
import {
	aFontLibrary,
	NO_USES,
	serveInstalledFonts,
} from './support/design-lists';
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

let id = 8900;

const NORMAL = {
	fontFamily: 'Sen',
	fontWeight: '400',
	fontStyle: 'normal',
	src: 'https://fonts.example/400.woff2',
};
const BOLD = { ...NORMAL, fontWeight: '700' };
const SEN = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
const INTER = { slug: 'inter-tight', name: 'Inter Tight', fontFamily: 'Inter' };

function Library( { tab, family }: FontLocation ) {
	const [ location, setLocation ] = useState< FontLocation >( {
		tab,
		family,
	} );
	return (
		<section>
			<FontLibrary
				location={ location }
				onLocationChange={ setLocation }
			/>
		</section>
	);
}

const readEdited = () =>
	registry
		.select( coreStore )
		.getEditedEntityRecord( 'root', 'globalStyles', id ) as unknown as {
		settings: unknown;
		styles: unknown;
	};

async function serve(
	fields: Fields = {},
	offered: Fields = { ...SEN, fontFace: [ NORMAL, BOLD ] },
	installed: Fields = SEN
): Promise< Stage > {
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	serveStyles( server, ++id, fields );
	server.on(
		{ method: 'GET', route: /global-styles\/themes\/[^/]+$/ },
		() => ( {
			settings: { typography: { fontFamilies: { theme: [ INTER ] } } },
			styles: {},
		} )
	);
	server.put( `/wp/v2/font-families/${ id }`, {
		id,
		font_family_settings: installed,
		font_faces: [ 1 ],
	} );
	server.put( `/wp/v2/font-families/${ id }/font-faces/1`, {
		id: 1,
		parent: id,
		font_face_settings: NORMAL,
	} );
	serveInstalledFonts( server );
	server.on( { method: 'GET', route: /font-collections$/ }, () => [
		{ slug: 'shop', name: 'Shop' },
	] );
	server.on( { method: 'GET', route: /font-collections\/shop$/ }, () => ( {
		font_families: [
			{
				font_family_settings: offered,
				categories: [],
			},
		],
		categories: [],
	} ) );
	server.on( { method: 'GET', route: /\/usage$/ }, () => NO_USES );
	server.on( { method: 'GET', route: /v1\/looks$|v2\/users/ }, () => [] );
	return stage;
}

it( 'activates a font of the theme that is used and switched off, by its name', async () => {
	const stage = await serve( {
		settings: { typography: { fontFamilies: { theme: [] } } },
		styles: {
			elements: {
				heading: {
					typography: {
						fontFamily: 'var:preset|font-family|inter-tight',
					},
				},
			},
		},
	} );
	await stage.show( <Library tab="library" family={ undefined } /> );
	const message = await screen.findByText(
		'“Inter Tight” is not active, and is used for: Headings.',
		{ selector: 'p' }
	);
	expect( message ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'Reinstall' } )
	).not.toBeInTheDocument();
	await press( 'Activate' )( stage );
	expect( readEdited().settings ).toMatchObject( {
		typography: { fontFamilies: { theme: [ INTER ] } },
	} );
	stage.cleanUp();
} );

it( 'uses a font for headings, and takes that back', async () => {
	const stage = await serve();
	await stage.show( <Library tab="library" family="sen" /> );
	const group = await screen.findByRole( 'group', { name: 'Use for' } );
	const button = ( name: string ) =>
		within( group ).getByRole( 'button', { name } );
	const readFonts = () => JSON.stringify( readEdited().styles );

	await stage.user.click( button( 'Headings' ) );
	expect( readEdited() ).toMatchObject( {
		settings: {
			typography: { fontFamilies: { custom: [ { slug: 'sen' } ] } },
		},
		styles: {
			elements: {
				heading: {
					typography: { fontFamily: 'var:preset|font-family|sen' },
				},
			},
		},
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Undo' } )
	);
	await waitFor( () => expect( readFonts() ).not.toContain( 'sen' ) );
	await stage.user.click( button( 'All' ) );
	expect( readFonts() ).toContain( 'var:preset|font-family|sen' );
	stage.cleanUp();
} );

it.each( [
	[ 'sen', 'sen' ],
	// Installing it makes another slug of it.
	[ 'press-start-2p', 'press-start-2-p' ],
] )( 'says which variants of %s are installed', async ( slug, installed ) => {
	const stage = await serve(
		{},
		{ ...SEN, slug, fontFace: [ NORMAL, BOLD ] },
		{ ...SEN, slug: installed }
	);
	await stage.show( <Library tab="shop" family={ slug } /> );
	const variants = ( await screen.findAllByRole( 'listitem' ) ).map(
		( { textContent } ) => textContent
	);
	expect( variants ).toEqual( [
		expect.stringMatching( /^Normal.*Installed$/ ),
		expect.not.stringContaining( 'Installed' ),
	] );
	stage.cleanUp();
} );

it( 'says of a font of a collection that it has one variant', async () => {
	const stage = await serve( {}, { ...SEN, fontFace: [ NORMAL ] } );
	await stage.show( <Library tab="shop" family={ undefined } /> );
	expect( await screen.findByText( '1 variant' ) ).toBeVisible();
	stage.cleanUp();
} );

it( 'says which fonts a variation does without, and keeps them', async () => {
	const stage = await serve( {
		settings: { typography: { fontFamilies: { custom: [ SEN ] } } },
	} );
	stage.server.on( { method: 'GET', route: /\/variations$/ }, () => [
		{
			title: 'Evening',
			settings: {},
			styles: { color: { text: 'red' }, spacing: { blockGap: '1px' } },
		},
	] );
	stage.server.on( { method: 'POST', route: /looks$/ }, ( { data } ) => ( {
		...data,
		id: 3,
	} ) );
	await stage.show(
		<StylesWorkspace
			section="/variations"
			onSectionChange={ () => {} }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Evening' } )
	);
	const notice = await screen.findByText(
		'These styles do without installed fonts: Sen.',
		{ selector: '.components-snackbar__content' }
	);
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Keep the fonts' } )
	);
	expect( readEdited() ).toMatchObject( {
		settings: { typography: { fontFamilies: { custom: [ SEN ] } } },
		styles: { color: { text: 'red' } },
	} );
	stage.cleanUp();
} );

it( 'says how large the files of a font of the theme are, too', async () => {
	const stage = await serve();
	const file = 'file:./assets/inter.woff2';
	const inter = { ...INTER, fontFace: [ { ...NORMAL, src: [ file ] } ] };
	const { server } = stage;
	server.on(
		{ method: 'GET', route: /global-styles\/themes\/[^/]+$/ },
		() => ( {
			settings: { typography: { fontFamilies: { theme: [ inter ] } } },
			styles: {},
		} )
	);
	server.on( { method: 'GET', route: /\/v1\/installed-fonts$/ }, () =>
		aFontLibrary( [], {
			themeSize: { [ file ]: 45_000 },
			theme: { fontFamilies: { theme: [ inter ] } },
		} )
	);
	await stage.show( <Library tab="library" family="inter-tight" /> );
	const [ variant ] = await screen.findAllByRole( 'listitem' );
	expect( variant ).toHaveTextContent( /4[45]( |\u00a0)?KB/ );
	stage.cleanUp();
} );
