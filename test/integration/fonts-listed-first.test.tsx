/*
 * The list of fonts before core-data: the real library, whose record of styles has not been answered yet.
 */
import { useState } from 'react';
import { act, screen } from '@testing-library/react';

import { FontLibrary } from '@/features/fonts';
import { LIBRARY_TAB, type FontLocation } from '@/features/fonts/font-location';
import {
	aFontLibrary,
	anInstalledFace,
	anInstalledFont,
} from './support/design-lists';
import { openStage, preparePage, type Stage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

const THEME_FONT = { slug: 'fira', name: 'Fira', fontFamily: 'Fira' };
const aFont = ( id: number, slug: string, weights: string[] ) =>
	anInstalledFont( {
		id,
		settings: { slug, name: slug, fontFamily: slug },
		faces: weights.map( ( fontWeight ) =>
			anInstalledFace( {
				fontFamily: slug,
				fontWeight,
				src: `${ fontWeight }.woff2`,
			} )
		),
	} );

let lastId = 900;
let stage: Stage;
let answerRecord: () => void;

const listed = () =>
	screen
		.getAllByRole( 'listitem' )
		.map( ( row ) => row.textContent?.replace( /\s+/g, ' ' ) );

function Library() {
	const [ location, setLocation ] = useState< FontLocation >( {
		tab: LIBRARY_TAB,
		family: undefined,
	} );
	return (
		<FontLibrary location={ location } onLocationChange={ setLocation } />
	);
}

async function showLibrary(): Promise< void > {
	const { server } = stage;
	serveStyles( server, ++lastId );
	const held = new Promise< void >( ( resolve ) => {
		answerRecord = resolve;
	} );
	const { fetch } = globalThis;
	globalThis.fetch = async ( url, options ) => {
		if ( String( url ).includes( '/wp/v2/themes' ) ) {
			await held;
		}
		return fetch( url, options );
	};
	server.on( { method: 'GET', route: /installed-fonts$/ }, () =>
		aFontLibrary(
			[ aFont( 1, 'Sen', [ '400', '700' ] ), aFont( 2, 'Arvo', [] ) ],
			{
				theme: { fontFamilies: { theme: [ THEME_FONT ] } },
				user: {
					fontFamilies: {
						custom: [
							{
								slug: 'Sen',
								fontFamily: 'Sen',
								fontFace: [
									{
										fontFamily: 'Sen',
										fontWeight: '400',
										src: '400.woff2',
									},
								],
							},
						],
					},
				},
			}
		)
	);
	await forgetTheme();
	await stage.show( <Library /> );
}

beforeAll( () => preparePage() );
beforeEach( async () => {
	stage = await openStage();
} );
afterEach( () => stage.cleanUp() );

describe( 'The font library before the styles record is there', () => {
	it( 'lists the fonts as they are saved, and edits them with the record', async () => {
		await showLibrary();
		await screen.findByText( 'Fira' );
		expect( listed() ).toEqual( [
			'FiraActive',
			'ArvoInactive',
			'Sen1/2 variants active',
		] );
		expect(
			screen.getByRole( 'button', { name: 'Update' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await stage.user.selectOptions(
			screen.getByLabelText( 'Sort by' ),
			'Most variants'
		);
		expect( listed().slice( 1 ) ).toEqual( [
			'Sen1/2 variants active',
			'ArvoInactive',
		] );

		// A family is edited with its record.
		await stage.user.click(
			screen.getByRole( 'button', { name: /^Sen/ } )
		);
		expect( screen.queryByText( 'Sort by' ) ).not.toBeInTheDocument();
		expect( screen.queryByLabelText( /Normal/ ) ).not.toBeInTheDocument();
		await act( async () => answerRecord() );
		expect( await screen.findByLabelText( /Normal/ ) ).not.toBeChecked();
		await stage.user.click(
			screen.getByRole( 'button', { name: 'Back' } )
		);
		expect( listed() ).toEqual( [
			'Sen0/2 variants active',
			'ArvoInactive',
		] );
	} );
} );
