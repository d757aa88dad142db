/*
 * A font whose files are gone is installed again: the real library and its real requests, at a server that refuses a twin face.
 */
import { useState } from 'react';
import { screen } from '@testing-library/react';

import { FontLibrary } from '@/features/fonts';
import { LIBRARY_TAB, type FontLocation } from '@/features/fonts/font-location';
import {
	aFontLibrary,
	anInstalledFace,
	anInstalledFont,
} from './support/design-lists';
import { answer, type Fields } from './support/rest-server';
import { openStage, preparePage, press } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

const FAMILY = '/wp/v2/font-families/5';
const FACES = `${ FAMILY }/font-faces`;
const SEN = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
const NORMAL = {
	fontFamily: 'Sen',
	fontWeight: '400',
	fontStyle: 'normal',
	src: 'https://fonts.example/400.woff2',
};

function Library() {
	const [ location, setLocation ] = useState< FontLocation >( {
		tab: LIBRARY_TAB,
		family: 'sen',
	} );
	return (
		<FontLibrary location={ location } onLocationChange={ setLocation } />
	);
}

beforeAll( () => preparePage() );

it( 'uploads the files of a font again, and then says that it is installed', async () => {
	const stage = await openStage();
	const { server } = stage;
	serveStyles( server, 77, {
		settings: {
			typography: {
				fontFamilies: { custom: [ { ...SEN, fontFace: [ NORMAL ] } ] },
			},
		},
	} );
	server.put( FAMILY, {
		id: 5,
		font_family_settings: SEN,
		font_faces: [ 1 ],
	} );
	server.put( `${ FACES }/1`, {
		id: 1,
		parent: 5,
		font_face_settings: NORMAL,
	} );
	server.on( { method: 'POST', route: /font-faces$/ }, () =>
		server.get( `${ FACES }/1` )
			? answer( 400, {
					code: 'rest_duplicate_font_face',
					message: 'A font face matching those settings exists.',
			  } )
			: undefined
	);
	server.on( { method: 'GET', route: /installed-fonts$/ }, () =>
		aFontLibrary( [
			anInstalledFont( {
				settings: SEN,
				faces: server
					.list( FACES )
					.map( ( { id, font_face_settings: settings }: Fields ) =>
						anInstalledFace( settings, id === 1 )
					),
			} ),
		] )
	);
	server.on( { method: 'GET', route: /font-collections$/ }, () => [
		{ slug: 'shop', name: 'Shop' },
	] );
	server.on( { method: 'GET', route: /font-collections\/shop$/ }, () => ( {
		font_families: [
			{
				font_family_settings: { ...SEN, fontFace: [ NORMAL ] },
				categories: [],
			},
		],
		categories: [],
	} ) );
	server.on( { method: 'GET', route: /\.woff2$/ }, () =>
		answer( 200, 'A font' )
	);
	await forgetTheme();
	await stage.show( <Library /> );
	await screen.findByRole( 'button', { name: 'Reinstall' } );

	await press( 'Reinstall' )( stage );

	expect(
		await screen.findByText( 'Fonts were installed successfully.', {
			ignore: '.a11y-speak-region',
		} )
	).toBeVisible();
	expect( server.list( FACES ).map( ( { id } ) => id ) ).not.toContain( 1 );
	expect( server.list( FACES ) ).toHaveLength( 1 );
	expect(
		screen.queryByRole( 'button', { name: 'Reinstall' } )
	).not.toBeInTheDocument();
	stage.cleanUp();
} );
