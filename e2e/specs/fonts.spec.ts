import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { expect, SHARED_SITE, test } from '../fixtures';
import { checkAccessibility } from '../support/check-accessibility';
import { readInstalledFonts } from '../support/fonts';
import { readBox } from '../support/read-box';

test.use( SHARED_SITE );

// A worker that follows on a failure has a site of its own.
test.beforeEach( async ( { site } ) => site.usePlugin( 'has-fonts' ) );

/** Returns whether a family is declared in a document, and whether text in it is as wide as in its fallback. */
function measureFamily( family: string ) {
	const measure = ( fontFamily: string ) => {
		const sample = document.createElement( 'span' );
		sample.textContent = 'Hamburgefonstiv 0123456789';
		sample.style.cssText = `position: absolute; font-size: 72px; font-family: ${ fontFamily }`;
		document.body.append( sample );
		const { width } = sample.getBoundingClientRect();
		sample.remove();
		return width;
	};
	return document.fonts.load( `72px "${ family }"` ).then( ( faces ) => ( {
		faces: faces.length,
		isWide:
			measure( `"${ family }", monospace` ) !== measure( 'monospace' ),
	} ) );
}

const LOADED = { faces: 1, isWide: true };
const NOT_LOADED = { faces: 0, isWide: false };

/** Waits until a family is loaded in the canvas, or is not there. */
async function expectInCanvas( page: Page, family: string, state: object ) {
	await expect
		.poll(
			() =>
				page
					.frame( { name: 'editor-canvas' } )
					?.evaluate( measureFamily, family )
					// A canvas may just be giving its place to the next one.
					.catch( () => undefined )
		)
		.toEqual( state );
}

test( 'A font of a collection is tried on, installed, deactivated, activated and uninstalled', async ( {
	page,
	design,
	rest,
	site,
} ) => {
	await design.goto( '/styles', { section: '/typography' } );
	await design.waitForCanvas();
	await page.getByRole( 'button', { name: 'Manage fonts' } ).click();
	const library = page.getByRole( 'dialog', { name: 'Fonts' } );
	// It moves while it opens.
	await expect( async () => {
		const over = await readBox( library );
		const panel = await readBox( page.locator( '.atelier-styles' ) );
		// Nothing of the panel is left beside it, and it covers nothing of the preview.
		expect( over ).toMatchObject( {
			top: panel.top,
			right: panel.right,
			bottom: panel.bottom,
		} );
		expect( over.left ).toBeLessThan( panel.left );
	} ).toPass();
	await library.getByRole( 'tab', { name: 'Local fonts' } ).click();
	await library.getByRole( 'searchbox' ).fill( 'voll' );
	const row = library.getByRole( 'button', { name: /^Vollkorn/ } );
	await expect(
		library.getByRole( 'button', { name: /variants$/ } )
	).toHaveCount( 1 );

	// Pointing at it shows the site in it, and installs nothing.
	await row.hover();
	await expectInCanvas( page, 'Vollkorn', LOADED );
	await expect
		.poll( () =>
			design.canvas
				.locator( 'body' )
				.evaluate( ( body ) => getComputedStyle( body ).fontFamily )
		)
		.toContain( 'Vollkorn' );
	await page.mouse.move( 1200, 400 );
	await expectInCanvas( page, 'Vollkorn', NOT_LOADED );
	expect( await readInstalledFonts( rest ) ).toEqual( {} );

	await row.click();
	const install = library.getByRole( 'button', {
		name: 'Install',
		exact: true,
	} );
	await expect( install ).toBeDisabled();
	await library
		.getByRole( 'checkbox', { name: 'Variable 400–900', exact: true } )
		.check();
	await expect(
		library.getByRole( 'checkbox', { name: 'Select all' } )
	).toBeChecked( { indeterminate: true } );
	await install.click();
	await expect(
		library.getByText( 'Fonts were installed successfully.' ).first()
	).toBeVisible();
	expect( await readInstalledFonts( rest ) ).toEqual( { vollkorn: 1 } );
	await expectInCanvas( page, 'Vollkorn', LOADED );
	const frontEnd = await page.context().newPage();
	await frontEnd.goto( site.url );
	expect( await frontEnd.evaluate( measureFamily, 'Vollkorn' ) ).toEqual(
		LOADED
	);

	// Deactivating removes it from the canvas before anything is saved; Update saves.
	await library.getByRole( 'tab', { name: 'Library' } ).click();
	await library.getByRole( 'button', { name: /^Vollkorn/ } ).click();
	const update = library.getByRole( 'button', { name: 'Update' } );
	await expect( update ).toBeDisabled();
	await library
		.getByRole( 'checkbox', { name: 'Variable 400–900' } )
		.uncheck();
	await expectInCanvas( page, 'Vollkorn', NOT_LOADED );
	await library.getByRole( 'checkbox', { name: 'Select all' } ).check();
	await expectInCanvas( page, 'Vollkorn', LOADED );
	await expect( update ).toBeDisabled();
	await library
		.getByRole( 'checkbox', { name: 'Variable 400–900' } )
		.uncheck();
	await update.click();
	await expect(
		library.getByText( 'Font family updated successfully.' ).first()
	).toBeVisible();
	await frontEnd.reload();
	expect( await frontEnd.evaluate( measureFamily, 'Vollkorn' ) ).toEqual(
		NOT_LOADED
	);
	await checkAccessibility( page, { include: '.atelier-fonts-modal' } );

	await library.getByRole( 'button', { name: 'Delete' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Uninstall font' } );
	await dialog.getByRole( 'button', { name: 'Delete' } ).click();
	await expect(
		library.getByText( 'Font family uninstalled successfully.' ).first()
	).toBeVisible();
	await expect(
		library.getByRole( 'button', { name: /^Vollkorn/ } )
	).toHaveCount( 0 );
	expect( await readInstalledFonts( rest ) ).toEqual( {} );
} );

test( 'A face that cannot be downloaded keeps no other from being installed, and leaves no empty family', async ( {
	page,
	design,
	rest,
	consoleWatch,
} ) => {
	consoleWatch.allow( /404/ );
	await design.goto( '/fonts', { fonts: 'local-fonts', family: 'platypi' } );
	const content = page.locator( '.atelier-fonts' );
	const install = content.getByRole( 'button', {
		name: 'Install',
		exact: true,
	} );
	await content
		.getByRole( 'checkbox', { name: 'Variable 300–800 Italic' } )
		.check();
	await install.click();
	await expect(
		content
			.getByText( 'Error installing the fonts, could not be downloaded.' )
			.first()
	).toBeVisible();
	await expect(
		content
			.getByText(
				'Platypi Variable 300–800 Italic: The server answered with status 404.'
			)
			.first()
	).toBeVisible();
	expect( await readInstalledFonts( rest ) ).toEqual( {} );

	await content.getByRole( 'checkbox', { name: 'Select all' } ).check();
	await install.click();
	await expect
		.poll( () => readInstalledFonts( rest ) )
		.toEqual( { platypi: 1 } );
} );

test( '18 files of a family are uploaded as 18 faces, and bad files are named', async ( {
	page,
	design,
	rest,
	site,
} ) => {
	const folder = join(
		site.folder,
		'wp-content/themes/twentytwentyfive/assets/fonts/fira-sans'
	);
	const files = readdirSync( folder ).map( ( name ) => ( {
		name,
		mimeType: 'font/woff2',
		buffer: readFileSync( join( folder, name ) ),
	} ) );
	const otf = readFileSync(
		'node_modules/font-awesome/fonts/FontAwesome.otf'
	);
	const ttf = readFileSync(
		'node_modules/font-awesome/fonts/fontawesome-webfont.ttf'
	);
	expect( files ).toHaveLength( 18 );

	await design.goto( '/fonts', { fonts: 'upload' } );
	const content = page.locator( '.atelier-fonts' );
	await content.locator( 'input[type="file"]' ).setInputFiles( [
		...files,
		{ name: 'icons.otf', mimeType: 'font/otf', buffer: otf },
		{ name: 'mislabelled.woff', mimeType: 'font/woff', buffer: ttf },
		{
			name: 'empty.woff2',
			mimeType: 'font/woff2',
			buffer: Buffer.alloc( 0 ),
		},
		{
			name: 'broken.ttf',
			mimeType: 'font/ttf',
			buffer: ttf.subarray( 0, 40_000 ),
		},
		{
			name: 'text.ttf',
			mimeType: 'font/ttf',
			buffer: Buffer.from( 'no font' ),
		},
	] );
	await expect(
		content
			.getByText( 'Sorry, you are not allowed to upload this file type.' )
			.first()
	).toBeVisible();
	for ( const reason of [
		'empty.woff2: The file is empty.',
		'text.ttf: It does not hold a font.',
	] ) {
		await expect( content.getByText( reason ).first() ).toBeVisible();
	}
	await expect( content.getByText( /^broken\.ttf: / ).first() ).toBeVisible();
	await expect(
		content.getByRole( 'textbox', { name: 'Family' } )
	).toHaveCount( 2 );
	await content
		.getByRole( 'textbox', { name: 'Family' } )
		.last()
		.fill( "O'Neil Icons" );
	await content
		.getByRole( 'button', { name: 'Install', exact: true } )
		.click();
	await expect(
		content.getByText( 'Fonts were installed successfully.' ).first()
	).toBeVisible( { timeout: 60_000 } );
	expect( await readInstalledFonts( rest ) ).toMatchObject( {
		'fira-sans': 18,
		'oneil-icons': 1,
	} );
	await page.goto( site.url );
	expect(
		await page.evaluate( measureFamily, 'O’Neil Icons' )
	).toMatchObject( { faces: 1 } );
	await expect
		.poll( () => page.evaluate( measureFamily, 'Fira Sans' ) )
		.toEqual( LOADED );
} );
