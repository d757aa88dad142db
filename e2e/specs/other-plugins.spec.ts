import { expect, test } from '../fixtures';

test.use( { ownSite: 'other-plugins' } );

test.beforeEach( ( { site } ) => site.restore() );

test.describe( 'Beside a plugin', () => {
	test( 'whose script throws as it loads, Design works', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		consoleWatch.allow( /This plugin throws at load\./ );
		await site.usePlugin( 'throws-at-load' );
		let hasThrown = false;
		page.on(
			'pageerror',
			( error ) =>
				( hasThrown ||= /throws at load/.test( error.message ) )
		);

		await design.goto();
		await design.startEditing();
		await design.waitForCanvas();
		expect( hasThrown, 'the plugin’s script ran' ).toBe( true );
	} );

	test( 'that extends the editor, its sidebar, menu item and command are there', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'extends-editor' );
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await design.topBar
			.getByRole( 'button', { name: 'Notes of a plugin' } )
			.click();
		await expect(
			page.getByText( 'The plugin’s panel is here.' )
		).toBeVisible();

		await design.topBar.getByRole( 'button', { name: 'Options' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Item of a plugin' } )
			.click();
		await expect( page.locator( 'body' ) ).toHaveAttribute(
			'data-extends-editor',
			'clicked'
		);

		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'ControlOrMeta+k' );
		await page.getByRole( 'combobox' ).fill( 'Command of a plugin' );
		await page
			.getByRole( 'option', { name: 'Command of a plugin' } )
			.click();
		await expect( page.locator( 'body' ) ).toHaveAttribute(
			'data-extends-editor',
			'commanded'
		);
	} );
} );
