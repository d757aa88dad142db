import { expect, SHARED_SITE, test } from '../fixtures';

test.use( SHARED_SITE );

test.describe( 'Identity', () => {
	test( 'shows a new title in the canvas at once, and saves it with the rest', async ( {
		design,
		page,
		rest,
	} ) => {
		const { title } = await rest( '/wp/v2/settings' );
		await design.goto( '/identity' );
		await design.waitForCanvas();
		await expect( page ).toHaveTitle( /^Identity ‹ / );
		await page.getByLabel( 'Site title' ).fill( 'Holm & Sons <b>' );
		await expect(
			// The host's Site Title block is rich text, so the tag is none of its words.
			design.canvas.getByText( 'Holm & Sons', { exact: true } ).first()
		).toBeVisible();
		expect( ( await rest( '/wp/v2/settings' ) ).title ).toBe( title );

		await design.navigation
			.getByRole( 'button', { name: /^(Save|Review 1 change…)$/ } )
			.click();
		const dialog = page.getByRole( 'dialog', { name: 'Review changes' } );
		await dialog
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect(
			design.navigation.getByRole( 'button', { name: 'Saved' } )
		).toBeVisible();
		await expect(
			design.navigation.getByText( 'Holm & Sons <b>' )
		).toBeVisible();
		await page.goto( '/' );
		await expect( page ).toHaveTitle( /Holm & Sons <b>/ );
	} );

	test( 'is marked in the sidebar, and Back leads home', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		const item = design.navigation.getByRole( 'link', {
			name: 'Identity',
		} );
		await item.click();
		await expect( item ).toHaveAttribute( 'aria-current', 'page' );
		await expect( item ).toBeFocused();
		await design.navigation.getByRole( 'button', { name: 'Back' } ).click();
		await expect( page.getByLabel( 'Site title' ) ).toBeHidden();
		await expect( item ).not.toHaveAttribute( 'aria-current' );
	} );

	test.describe( 'for a person who may design but not manage options', () => {
		test.use( { user: 'designer' } );

		test( 'says so', async ( { consoleWatch, design, page } ) => {
			// The host's canvas asks for what this person may not read.
			consoleWatch.allow( /status of 403/ );
			await design.goto( '/identity' );
			await expect(
				page
					.locator( '.components-notice' )
					.getByText( /not allowed to change this site’s identity/ )
			).toBeVisible();
			await expect( page.getByLabel( 'Site title' ) ).toHaveCount( 0 );
		} );
	} );
} );
