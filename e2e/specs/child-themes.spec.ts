import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

const FONT = 'Manrope';

test( 'A child theme shows the fonts of its parent, in the canvas and in the font library', async ( {
	debugLog,
	design,
	page,
	rest,
	site,
} ) => {
	// The host asks for updates of themes after a switch, which a local site has no network for.
	debugLog.allow( /wp_update_themes/ );
	await site.useTheme( 'atelier-child' );
	const missing: string[] = [];
	page.on( 'response', ( response ) => {
		if ( response.status() === 404 ) {
			missing.push( response.url() );
		}
	} );

	await design.goto( '/styles' );
	await design.waitForCanvas();
	const loadFont = () =>
		page
			.frame( { name: 'editor-canvas' } )
			?.evaluate(
				async ( family ) =>
					( await document.fonts.load( `40px "${ family }"` ) )
						.length,
				FONT
			)
			.catch( () => 0 );
	// The sheet that takes the place of the server's own.
	await expect( design.canvas.locator( '#atelier-font-faces' ) ).toHaveCount(
		1
	);
	await expect.poll( loadFont ).toBeGreaterThan( 0 );

	const { parentFiles, themeSize } = await rest(
		'/atelier/v1/installed-fonts'
	);
	for ( const name of Object.keys( themeSize ) ) {
		expect( parentFiles[ name ], name ).toContain(
			'/themes/twentytwentyfive/assets/fonts/'
		);
	}
	expect( Object.keys( themeSize ) ).not.toEqual( [] );
	expect( missing ).toEqual( [] );
} );
