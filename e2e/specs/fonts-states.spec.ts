import type { Page } from '@playwright/test';

import { expect, SHARED_SITE, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';

test.use( SHARED_SITE );

const library = ( page: Page ) => page.locator( '.atelier-fonts' );

/** Waits until something is said in the library. */
async function expectTold( page: Page, text: string | RegExp ) {
	await expect( library( page ).getByText( text ).first() ).toBeVisible();
}

test( 'Whoever may not install fonts finds the library alone', async ( {
	page,
	design,
	site,
} ) => {
	await site.usePlugin( 'has-fonts' );
	await site.usePlugin( 'withholds-fonts' );
	// The document brings what the list and its tabs need.
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await design.goto( '/fonts' );
	await expect(
		library( page )
			.getByRole( 'button', { name: /^Fira|^Manrope/ } )
			.first()
	).toBeVisible();
	expect(
		asked.filter( ( url ) =>
			/installed-fonts|wp\/v2\/font-families/.test(
				decodeURIComponent( url )
			)
		)
	).toEqual( [] );
	await expect( library( page ).getByRole( 'tab' ) ).toHaveText( [
		'Library',
	] );
} );

test( 'The hosted collection asks for consent, goes by pages, and lets it be revoked', async ( {
	page,
	design,
} ) => {
	const families = Array.from( { length: 60 }, ( _, index ) => ( {
		font_family_settings: {
			name: `Hosted ${ String( index ).padStart( 2, '0' ) }`,
			slug: `hosted-${ index }`,
			fontFamily: `"Hosted ${ index }"`,
			fontFace: [],
		},
		categories: [ index % 2 ? 'serif' : 'sans-serif' ],
	} ) );
	const summary = {
		slug: 'google-fonts',
		name: 'Google Fonts',
		description: 'Install from Google Fonts.',
	};
	let asked = 0;
	await page.route( /\/wp\/v2\/font-collections\?/, ( route ) =>
		route.fulfill( { json: [ summary ] } )
	);
	await page.route( /\/wp\/v2\/font-collections\/google-fonts/, ( route ) => {
		asked++;
		return route.fulfill( {
			json: {
				...summary,
				font_families: families,
				categories: [ { slug: 'serif', name: 'Serif' } ],
			},
		} );
	} );
	await design.goto( '/fonts' );
	const content = library( page );
	await content.getByRole( 'tab', { name: 'Install Fonts' } ).click();
	const allow = content.getByRole( 'button', {
		name: 'Allow access to Google Fonts',
	} );
	await expect( allow ).toBeVisible();
	await checkAccessibility( page, { include: '.atelier-fonts' } );
	expect( asked ).toBe( 0 );
	await allow.click();

	// Specification 9: the page's size follows the window's height.
	const size = Math.floor( ( 800 - 417 ) / 61 );
	const rows = content.getByRole( 'button', { name: /^Hosted/ } );
	const state = ( text: string ) =>
		expect( content.getByText( text, { exact: true } ) ).toBeVisible();
	await state( `Page 1 of ${ Math.ceil( 60 / size ) }` );
	await expect( rows ).toHaveCount( size );
	await content.getByRole( 'button', { name: 'Next page' } ).click();
	await state( `Page 2 of ${ Math.ceil( 60 / size ) }` );
	await expect( rows.first() ).toContainText(
		`Hosted ${ String( size ).padStart( 2, '0' ) }`
	);
	await content
		.getByRole( 'combobox', { name: 'Category' } )
		.selectOption( 'serif' );
	await state( `Page 1 of ${ Math.ceil( 30 / size ) }` );
	await content.getByRole( 'searchbox' ).fill( 'none such' );
	await expectTold(
		page,
		'No fonts found. Try with a different search term.'
	);

	await content.getByRole( 'button', { name: 'Actions' } ).click();
	await page
		.getByRole( 'menuitem', { name: 'Revoke access to Google Fonts' } )
		.click();
	await expect( allow ).toBeVisible();
	expect(
		await page.evaluate( () =>
			localStorage.getItem( 'wp-font-library-google-fonts-permission' )
		)
	).toBe( 'false' );
} );

const VARIABLE_FONTS = [
	{
		theme: 'twentytwentyfour',
		family: 'body',
		axis: 'Slant axis',
		range: 'slnt, -10 to 0.',
		css: 'font-variation-settings: "slnt" -10;',
	},
	{
		theme: 'twentytwentythree',
		family: 'source-serif-pro',
		axis: 'Optical size axis',
		range: 'opsz, 8 to 60.',
		css: 'font-variation-settings: "opsz" 8;',
	},
];

for ( const { theme, family, axis, range, css } of VARIABLE_FONTS ) {
	test( `A variable font shows its axes and can be looked at along them: ${ axis } of ${ family }`, async ( {
		page,
		design,
		site,
	} ) => {
		await site.useTheme( theme );
		await design.goto( '/fonts', { fonts: 'library', family } );
		const content = library( page );
		await expectTold( page, range );
		const sample = content.locator(
			'.atelier-fonts-variable__sample span'
		);
		const readPicture = async () =>
			( await sample.screenshot() ).toString( 'base64' );
		await page.evaluate( () => document.fonts.ready );
		const before = await readPicture();
		const control = content.getByRole( 'spinbutton', { name: axis } );
		await control.fill( ( await control.getAttribute( 'min' ) ) ?? '' );
		await control.press( 'Tab' );
		await expectTold( page, css );
		await expect.poll( readPicture ).not.toBe( before );

		const weight = content.getByRole( 'spinbutton', {
			name: 'Weight axis',
		} );
		await weight.fill( '650' );
		await weight.press( 'Tab' );
		await expect( sample ).toHaveCSS( 'font-weight', '650' );
		await checkAccessibility( page, { include: '.atelier-fonts' } );
	} );
}
