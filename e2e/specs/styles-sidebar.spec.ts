import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

test( 'In the full-screen editor Styles is ours, with its sections in the address, the Style Book and the revisions in the canvas', async ( {
	design,
	page,
	rest,
} ) => {
	const [ first ] = await rest( '/wp/v2/pages?per_page=1' );
	await design.goto( `/page/${ first.id }`, { canvas: 'edit' } );
	await design.waitForCanvas();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );

	// The host's own button is not to be reached.
	const button = design.topBar.getByRole( 'button', { name: 'Styles' } );
	await expect( button ).toHaveCount( 1 );
	await button.click();
	await expect(
		settings.getByRole( 'button', { name: 'Colors' } )
	).toBeVisible();
	expect( design.query.get( 'section' ) ).toBe( '/' );
	await settings.getByRole( 'button', { name: 'Colors' } ).click();
	expect( design.query.get( 'section' ) ).toBe( '/colors' );

	await settings.getByRole( 'button', { name: 'Style Book' } ).click();
	const book = page.getByRole( 'region', { name: 'Style Book' } );
	await expect( book ).toBeVisible();
	await page
		.frameLocator( 'iframe[name="style-book-canvas"]' )
		.getByRole( 'button' )
		.first()
		.waitFor();
	const tools = [ 'Block Inserter', 'Document Overview' ].map( ( name ) =>
		design.topBar.getByRole( 'button', { name } )
	);
	for ( const tool of tools ) {
		await expect( tool ).toBeDisabled();
	}
	await book.press( 'Escape' );
	await expect( book ).toBeHidden();
	for ( const tool of tools ) {
		await expect( tool ).toBeEnabled();
	}

	// The palette stays in the editor.
	await page.keyboard.press( 'ControlOrMeta+k' );
	await page.getByRole( 'combobox' ).fill( 'shadows' );
	await page.getByRole( 'option', { name: /^Styles: Shadows/ } ).click();
	await expect(
		settings.getByRole( 'heading', { name: 'Shadows' } )
	).toBeVisible();
	expect( design.query.get( 'p' ) ).toBe( `/page/${ first.id }` );
	expect( design.query.get( 'canvas' ) ).toBe( 'edit' );
	expect( design.query.get( 'section' ) ).toBe( '/shadows' );

	await page.goBack();
	// A host's command opens its own sidebar; ours is in its place.
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-site/global-styles' )
	);
	await expect( settings.locator( '.atelier-styles' ) ).toBeVisible();
	await expect(
		settings.locator( '.editor-global-styles-sidebar__panel' )
	).toHaveCount( 0 );

	await settings.getByRole( 'button', { name: 'Close Styles' } ).click();
	await expect( settings.locator( '.atelier-styles' ) ).toHaveCount( 0 );
	await expect.poll( () => design.query.get( 'section' ) ).toBeNull();
} );

test( 'Commands of Styles open its panel in the editor, and the font library over it', async ( {
	design,
	page,
	rest,
} ) => {
	const [ first ] = await rest( '/wp/v2/pages?per_page=1' );
	await design.goto( `/page/${ first.id }`, { canvas: 'edit' } );
	await design.waitForCanvas();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const run = async ( name: string ) => {
		await page.keyboard.press( 'ControlOrMeta+k' );
		await page.getByRole( 'combobox' ).fill( name );
		await page.getByRole( 'option', { name } ).click();
	};

	await run( 'Styles: Shadows' );
	await expect(
		settings.getByRole( 'heading', { name: 'Shadows' } )
	).toBeVisible();
	await settings.getByRole( 'button', { name: 'Close Styles' } ).click();
	await expect.poll( () => design.query.get( 'section' ) ).toBeNull();

	await run( 'Styles: Manage fonts' );
	const fonts = page.getByRole( 'dialog', { name: 'Fonts' } );
	await expect( fonts.getByRole( 'tab', { name: 'Library' } ) ).toBeVisible();
	expect( design.query.get( 'p' ) ).toBe( `/page/${ first.id }` );
	expect( design.query.get( 'canvas' ) ).toBe( 'edit' );
	await fonts.getByRole( 'button', { name: 'Close' } ).click();
	await expect( fonts ).toBeHidden();
	await expect(
		settings.getByRole( 'button', { name: 'Manage fonts' } )
	).toBeVisible();
} );

test( 'The font library closes back to the editor: by Escape, its button and the browser’s Back, with the focus where it was', async ( {
	design,
	page,
	rest,
} ) => {
	const [ first ] = await rest( '/wp/v2/pages?per_page=1' );
	await design.goto( `/page/${ first.id }`, {
		canvas: 'edit',
		section: '/typography',
	} );
	await design.waitForCanvas();
	const manage = page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'button', { name: 'Manage fonts' } );
	const library = page.getByRole( 'dialog', { name: 'Fonts' } );
	for ( const close of [
		() => page.keyboard.press( 'Escape' ),
		() => library.getByRole( 'button', { name: 'Close' } ).click(),
	] ) {
		await manage.click();
		await library.getByRole( 'button', { name: /^Manrope/ } ).click();
		await library.getByRole( 'checkbox', { name: 'Select all' } ).uncheck();
		expect( design.query.get( 'fonts' ) ).toBe( 'library' );
		await library.getByRole( 'checkbox', { name: 'Select all' } ).check();
		await close();
		await expect( library ).toBeHidden();
		await expect( manage ).toBeFocused();
		expect( design.query.get( 'p' ) ).toBe( `/page/${ first.id }` );
		expect( design.query.get( 'canvas' ) ).toBe( 'edit' );
		expect( design.query.get( 'section' ) ).toBe( '/typography' );
		expect( design.query.get( 'fonts' ) ).toBeNull();
	}
	await manage.click();
	await expect( library ).toBeVisible();
	await page.goBack();
	await expect( library ).toBeHidden();
	await expect( manage ).toBeVisible();
} );

test( 'Revisions of the styles show in the canvas of the editor, and close', async ( {
	design,
	page,
	rest,
} ) => {
	const [ first ] = await rest( '/wp/v2/pages?per_page=1' );
	await design.goto( `/page/${ first.id }`, {
		canvas: 'edit',
		section: '/revisions',
	} );
	const revisions = page.getByRole( 'region', { name: 'Style Revisions' } );
	await expect( revisions ).toBeVisible();
	await page
		.frameLocator( 'iframe[name="revisions"]' )
		.locator( '[data-block], .wp-block' )
		.first()
		.waitFor();
	await revisions.getByRole( 'button', { name: 'Close' } ).click();
	await expect( revisions ).toBeHidden();
	expect( design.query.get( 'section' ) ).toBe( '/' );
} );

test( 'The editor’s top bar leaves with it, also when the pointer is over it', async ( {
	design,
	page,
} ) => {
	await design.goto( '/', { canvas: 'edit' } );
	await design.waitForCanvas();
	await page.getByRole( 'button', { name: 'Open Navigation' } ).click();
	await expect(
		page.locator( '.interface-interface-skeleton__header' )
	).toHaveCount( 0, { timeout: 5000 } );
} );
