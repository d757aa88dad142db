import type { Page } from '@playwright/test';

import { expect, SHARED_SITE, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';

test.use( SHARED_SITE );

// One red pixel.
const PICTURE = {
	name: 'ground.png',
	mimeType: 'image/png',
	buffer: Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
		'base64'
	),
};

/**
 * Reads what the body has as its background.
 *
 * @param page A page of the site.
 */
function readBackground( page: Page ): Promise< Record< string, string > > {
	return page.locator( 'body' ).evaluate( ( body ) => {
		const style = getComputedStyle( body );
		return {
			image: style.backgroundImage.replace( /.*\//, '' ),
			size: style.backgroundSize,
			repeat: style.backgroundRepeat,
			attachment: style.backgroundAttachment,
			position: style.backgroundPosition,
		};
	} );
}

test( 'An image is uploaded as the site’s background, laid out, saved and removed', async ( {
	page,
	site,
	styles,
} ) => {
	await styles.open( '/background' );
	await styles.button( /^Image/ ).click();
	const chooser = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'menuitem', { name: 'Upload' } ).click();
	await ( await chooser ).setFiles( PICTURE );
	await styles.expectInCanvas( 'body', 'backgroundImage', /ground\.png/ );

	await styles
		.button( 'Background size, position and repeat options.' )
		.click();
	await page.getByRole( 'radio', { name: 'Contain' } ).click();
	await page.getByRole( 'checkbox', { name: 'Repeat' } ).uncheck();
	await page.getByRole( 'checkbox', { name: 'Fixed background' } ).check();
	await page.getByRole( 'spinbutton', { name: 'Left' } ).fill( '20' );
	await page.getByRole( 'spinbutton', { name: 'Top' } ).fill( '30' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Escape' );
	await styles.expectInCanvas( 'body', 'backgroundPosition', '20% 30%' );
	await styles.save();

	const visitor = await page.context().newPage();
	await visitor.goto( site.url );
	expect( await readBackground( visitor ) ).toEqual( {
		image: expect.stringContaining( 'ground.png' ),
		size: 'contain',
		repeat: 'no-repeat',
		attachment: 'fixed',
		position: '20% 30%',
	} );

	await styles.panel.getByText( 'Current values' ).click();
	await expect(
		styles.panel.getByRole( 'listitem' ).filter( { hasText: 'contain' } )
	).toContainText( 'Yours' );
	await styles.panel
		.getByRole( 'button', { name: 'Reset', exact: true } )
		.click();
	await styles.expectInCanvas( 'body', 'backgroundImage', 'none' );
	await styles.save();
	await visitor.reload();
	expect( ( await readBackground( visitor ) ).image ).toBe( 'none' );
} );

test( 'An image is chosen from the media library also where there is no canvas', async ( {
	page,
	rest,
	styles,
} ) => {
	const [ picture ] = await rest( '/wp/v2/media', {
		params: { per_page: 1 },
	} );
	await page.setViewportSize( { width: 390, height: 800 } );
	await styles.open( '/background' );
	await styles.button( /^Image/ ).click();
	await page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();
	const library = page.getByRole( 'dialog', {
		name: 'Select or Upload Media',
	} );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library
		.getByRole( 'checkbox', { name: picture.title.rendered } )
		.first()
		.click();
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
	await expect( library ).toBeHidden();
	await expect( styles.panel ).toContainText( picture.title.rendered );
	await styles.save();
	const record = await rest( await getGlobalStylesRoute( rest ) );
	expect( record.styles.background.backgroundImage.id ).toBe( picture.id );
} );

test( 'A media library that cannot be loaded is said, and loaded on request', async ( {
	consoleWatch,
	page,
	styles,
} ) => {
	consoleWatch.allow( /Failed to load resource/ );
	const scripts = /\/wp-includes\/js\/(media-|mce-view|plupload)/;
	await page.route( scripts, ( route ) => route.abort() );
	await page.setViewportSize( { width: 390, height: 800 } );
	await styles.open( '/background' );
	const notice = styles.panel.getByText(
		'The media library could not be loaded.'
	);
	await expect( notice ).toBeVisible();
	await page.unroute( scripts );
	await styles.button( 'Retry' ).click();
	await expect( styles.button( /^Image/ ) ).toBeVisible();
	await expect( notice ).toBeHidden();
} );
