import type { Page } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

const openMenu = async ( page: Page ) => {
	const menu = page.getByRole( 'menu', { name: 'Options' } );
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Options', exact: true } )
		.click();
	await menu.waitFor();
	return menu;
};

test( 'Each entry of the editor’s menu does what it says', async ( {
	context,
	design,
	page,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await design.goto( '/', { canvas: 'edit' } );
	await design.waitForCanvas();
	await design.topBar.waitFor();
	const choose = async ( name: string | RegExp ) => {
		const menu = await openMenu( page );
		await menu
			.getByRole( 'menuitem', { name } )
			.or( menu.getByRole( 'menuitemcheckbox', { name } ) )
			.or( menu.getByRole( 'menuitemradio', { name } ) )
			.click();
	};
	const close = async () => {
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'menu' ) ).toHaveCount( 0 );
	};
	const dialog = ( name: string ) => page.getByRole( 'dialog', { name } );

	// View.
	const isChosen = async ( name: string | RegExp ) => {
		const menu = await openMenu( page );
		const value = await menu
			.getByRole( 'menuitemcheckbox', { name } )
			.getAttribute( 'aria-checked' );
		await close();
		return value === 'true';
	};
	const before = await isChosen( /^Top toolbar/ );
	await choose( /^Top toolbar/ );
	await close();
	expect( await isChosen( /^Top toolbar/ ) ).toBe( ! before );
	await choose( /^Top toolbar/ );
	await close();

	await choose( /^Spotlight mode/ );
	await close();
	await expect(
		design.canvas.locator( '.is-root-container.is-focus-mode' )
	).toHaveCount( 1 );
	await choose( /^Spotlight mode/ );
	await close();
	await expect(
		design.canvas.locator( '.is-root-container.is-focus-mode' )
	).toHaveCount( 0 );

	// Editor.
	await choose( /^Code editor/ );
	await close();
	await expect(
		page.getByRole( 'heading', { name: 'Editing code' } )
	).toBeVisible();
	await choose( /^Visual editor/ );
	await close();
	await expect( design.blocks.first() ).toBeVisible();

	// Panels.
	await choose( /^Styles$/ );
	await expect(
		page.getByRole( 'region', { name: 'Editor settings' } )
	).toContainText( 'Styles' );
	await close();

	// Tools.
	await choose( /^Keyboard shortcuts/ );
	await expect( dialog( 'Keyboard shortcuts' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( 'Keyboard shortcuts' ) ).toBeHidden();
	await close();

	await choose( /^Copy all blocks/ );
	await expect
		.poll( () => page.evaluate( () => navigator.clipboard.readText() ) )
		.toContain( '<!-- wp:' );
	await close();

	const menu = await openMenu( page );
	await expect(
		menu.getByRole( 'menuitem', { name: /^Help/ } )
	).toHaveAttribute( 'href', /^https:\/\/wordpress\.org\// );
	await close();

	// Preferences.
	await choose( /^Preferences/ );
	await expect( dialog( 'Preferences' ) ).toBeVisible();
	await dialog( 'Preferences' )
		.getByRole( 'tab', { name: 'Accessibility' } )
		.click();
	await dialog( 'Preferences' )
		.getByRole( 'checkbox', { name: 'Show button text labels' } )
		.check();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( 'Preferences' ) ).toBeHidden();
	await close();
	const label = ( name: string ) =>
		page
			.getByRole( 'button', { name, exact: true } )
			.first()
			.evaluate(
				( button ) =>
					window.getComputedStyle( button, '::after' ).content
			);
	// The host’s button, and ours.
	await expect.poll( () => label( 'Undo' ) ).toContain( 'Undo' );
	await expect
		.poll( () => label( 'Open Navigation' ) )
		.toContain( 'Open Navigation' );

	// Last: WordPress’s editor, in the host’s screens too, loses its top bar when the mode ends while the bar is still on its way.
	await choose( /^Distraction free/ );
	await close();
	await expect( page.locator( '.is-distraction-free' ) ).not.toHaveCount( 0 );
	// The top bar shows under the pointer.
	await page.mouse.move( 700, 20 );
	await choose( /^Distraction free/ );
	await close();
	await expect( page.locator( '.is-distraction-free' ) ).toHaveCount( 0 );

	// The names of buttons are shown on other screens, too.
	await design.goto( '/page', { layout: 'table' } );
	for ( const name of [ 'Details', 'Layout', 'View options' ] ) {
		await expect.poll( () => label( name ), name ).toContain( name );
	}
} );
