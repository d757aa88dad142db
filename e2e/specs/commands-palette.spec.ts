import { expect, test } from '../fixtures';

test.describe( 'The command palette', () => {
	test( 'finds records, opens them in Design, and remembers them', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await page.keyboard.press( 'ControlOrMeta+k' );
		const input = page.getByRole( 'combobox' );
		for ( const [ words, name ] of [
			[ 'main menu', /^Navigation: Main menu/ ],
			[ 'blog home', /^Template: Blog Home/ ],
			[ 'typography', /^Styles: Typography/ ],
			[ 'about', /^Page: About/ ],
		] as const ) {
			await input.fill( words );
			await expect(
				page.getByRole( 'option', { name } ).first()
			).toBeVisible();
		}
		await page
			.getByRole( 'option', { name: /^Page: About/ } )
			.first()
			.click();
		await expect( design.topBar ).toBeVisible();
		expect( design.query.get( 'p' ) ).toMatch( /^\/page\/\d+$/ );
		expect( design.query.get( 'page' ) ).toBe( 'atelier' );

		await design.waitForCanvas();
		await design.blocks.first().click();
		await page.keyboard.press( 'ControlOrMeta+k' );
		await expect(
			page
				.getByRole( 'group', { name: 'Recent' } )
				.getByRole( 'option', { name: /^Page: About/ } )
		).toBeVisible();
	} );

	test( 'suggests the screens, and what the current one offers', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await page.keyboard.press( 'ControlOrMeta+k' );
		const suggestions = page.getByRole( 'group', { name: 'Suggestions' } );
		for ( const name of [
			/^Go to: Identity/,
			/^Go to: Styles/,
			/^Go to: Pages/,
			/^Edit what the preview shows/,
			/^View site/,
		] ) {
			await expect(
				suggestions.getByRole( 'option', { name } )
			).toBeVisible();
		}
		await suggestions
			.getByRole( 'option', { name: /^Go to: Identity/ } )
			.click();
		await expect( page.getByLabel( 'Site title' ) ).toBeVisible();
		expect( design.query.get( 'p' ) ).toBe( '/identity' );
	} );
} );
