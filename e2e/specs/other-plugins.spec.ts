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

	test( 'whose panel throws as it is rendered, the editor works and says which plugin it was', async ( {
		consoleWatch,
		design,
		page,
		site,
	} ) => {
		consoleWatch.allow(
			/This panel throws at render\.|throws-at-render|error boundary/i
		);
		await site.usePlugin( 'throws-at-render' );
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		await page.getByRole( 'button', { name: 'Panel that throws' } ).click();
		await expect(
			page
				.getByText(
					'The "throws-at-render" plugin has encountered an error and cannot be rendered.'
				)
				.first()
		).toBeVisible();
		await design.topBar
			.getByRole( 'button', { name: 'Block Inserter' } )
			.click();
		await expect(
			page.getByRole( 'region', { name: 'Block Library' } )
		).toBeVisible();
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

	test( 'that registers a route, its screen opens at its address', async ( {
		design,
		page,
		site,
	} ) => {
		await site.usePlugin( 'extends-editor' );
		await design.goto( '/extends-editor' );
		await expect(
			page.getByRole( 'heading', { name: 'The screen of a plugin' } )
		).toBeVisible();
		await page.reload();
		await expect(
			page.getByRole( 'heading', { name: 'The screen of a plugin' } )
		).toBeVisible();
	} );
} );
