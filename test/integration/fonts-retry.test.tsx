/*
 * The font library whose styles record or whose fonts cannot be had at first.
 */
import { useState } from 'react';
import { screen } from '@testing-library/react';

import { FontLibrary } from '@/features/fonts';
import { LIBRARY_TAB, type FontLocation } from '@/features/fonts/font-location';
import { aFontLibrary, anInstalledFont } from './support/design-lists';
import { answer } from './support/rest-server';
import { openStage, preparePage, type Stage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

const RECORD = /\/global-styles\/\d+$/;
const FONTS = /installed-fonts$/;
const FONT = anInstalledFont( {
	id: 1,
	settings: { slug: 'sen', name: 'Sen', fontFamily: 'Sen' },
	faces: [],
} );

let stage: Stage;
let lastId = 7400;

function Library() {
	const [ location, setLocation ] = useState< FontLocation >( {
		tab: LIBRARY_TAB,
		family: undefined,
	} );
	return (
		<FontLibrary location={ location } onLocationChange={ setLocation } />
	);
}

beforeAll( () => preparePage() );
beforeEach( async () => {
	stage = await openStage();
} );
afterEach( () => stage.cleanUp() );

it.each( [
	// First, because the library preloads the styles record once.
	[ 'the fonts', [ FONTS ] ],
	[ 'the styles record', [ RECORD ] ],
	[ 'both', [ RECORD, FONTS ] ],
] )( 'Retry asks again for what failed: %s', async ( _, failing ) => {
	const { server, user } = stage;
	serveStyles( server, ++lastId );
	const fetchAll = globalThis.fetch;
	server.on( { method: 'GET', route: FONTS }, () =>
		aFontLibrary( [ FONT ], { theme: {}, user: {} } )
	);
	let isDown = true;
	globalThis.fetch = async ( url, options ) => {
		const route = new URL( String( url ), 'http://site.test' );
		const path = route.searchParams.get( 'rest_route' ) ?? route.pathname;
		return isDown && failing.some( ( pattern ) => pattern.test( path ) )
			? answer( 500, { code: 'down', message: 'The shelf has gone.' } )
			: fetchAll( url, options );
	};
	await forgetTheme();
	await stage.show( <Library /> );
	const retry = await screen.findByRole( 'button', { name: 'Retry' } );

	isDown = false;
	await user.click( retry );
	expect( await screen.findByText( 'Sen' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );
