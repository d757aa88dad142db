import { expect, test } from '../fixtures';

test.describe( 'Going back', () => {
	test( 'by Back and by the browser is the same, and brings the focus back', async ( {
		design,
		page,
	} ) => {
		const length = () => page.evaluate( () => window.history.length );
		const pages = design.navigation.getByRole( 'link', {
			name: 'Pages',
			exact: true,
		} );
		const back = design.navigation.getByRole( 'button', { name: 'Back' } );
		await design.goto();
		await design.waitForCanvas();
		const start = await length();

		await pages.focus();
		await page.keyboard.press( 'Enter' );
		await expect( back ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( pages ).toBeFocused();
		expect( await length() ).toBe( start + 1 );

		await page.goForward();
		await expect( back ).toBeFocused();
		await page.goBack();
		await expect( pages ).toBeFocused();
		expect( await length() ).toBe( start + 1 );
	} );

	test( 'from the editor steps back, and the focus is on the preview', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		const edit = page.getByRole( 'button', { name: 'Edit', exact: true } );
		await edit.focus();
		await page.keyboard.press( 'Enter' );
		const leave = page.getByRole( 'button', { name: 'Open Navigation' } );
		await expect( leave ).toBeFocused();
		await expect( page ).toHaveTitle( / ‹ Editor ‹ / );
		const length = await page.evaluate( () => window.history.length );
		await page.keyboard.press( 'Enter' );
		await expect( edit ).toBeFocused();
		await expect( page ).toHaveTitle( /^Design ‹ / );
		expect( await page.evaluate( () => window.history.length ) ).toBe(
			length
		);
		await page.goForward();
		await expect( leave ).toBeVisible();
	} );
} );
