import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Returns how far a page's content exceeds its width, in pixels. */
const overflow = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);

test.describe( 'On a phone (390 px)', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'one area is shown at a time, and nothing reaches over the edge', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await expect(
			page.getByRole( 'heading', { name: 'Design', level: 1 } )
		).toBeVisible();
		await expect(
			page.locator( 'iframe[name="editor-canvas"]' )
		).toHaveCount( 0 );
		expect( await overflow( page ) ).toBe( 0 );

		await page.getByRole( 'link', { name: 'Pages', exact: true } ).click();
		await expect(
			page.getByRole( 'link', { name: 'Templates', exact: true } )
		).toHaveCount( 0 );
		expect( design.query.get( 'p' ) ).toBe( '/page' );
		expect( await overflow( page ) ).toBe( 0 );
		await page.goBack();
		await expect(
			page.getByRole( 'link', { name: 'Templates', exact: true } )
		).toBeVisible();
	} );

	test( 'an item shows its preview, and its details one press away', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/wp_template_part/twentytwentyfive//header' );
		await design.waitForCanvas();
		const title = page.getByRole( 'heading', { name: 'Header', level: 1 } );
		await expect( title ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Details' } ).click();
		await expect( title ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Back' } )
		).toHaveCount( 1 );
		await page.getByRole( 'button', { name: 'Preview' } ).click();
		await expect( design.blocks.first() ).toBeVisible();

		await design.goto( '/wp_registered_template/twentytwentyfive//404' );
		await expect(
			page.getByRole( 'button', { name: 'Customize' } )
		).toBeVisible();
		expect( await overflow( page ) ).toBe( 0 );
		await page.getByRole( 'button', { name: 'Back' } ).click();
		await expect.poll( () => design.query.get( 'p' ) ).toBe( '/template' );
	} );

	test( 'a tap on a row of the list layout opens it', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/page', { layout: 'list' } );
		await page
			.locator( '.dataviews-view-list > [role="row"]' )
			.filter( { hasText: 'About' } )
			.first()
			.click();
		await expect( design.topBar ).toBeVisible();
		expect( design.query.get( 'p' ) ).toMatch( /^\/page\/\d+$/ );
	} );

	test( 'the front page is edited full-screen', async ( { design } ) => {
		await design.goto( '/', { canvas: 'edit' } );
		await expect( design.topBar ).toBeVisible();
		await design.blocks.first().waitFor();
	} );
} );

test.describe( 'At the breakpoint', () => {
	for ( const width of [ 900, 782, 390 ] ) {
		test( `Styles and Fonts have their preview one press away at ${ width } px`, async ( {
			design,
			page,
		} ) => {
			await page.setViewportSize( { width, height: 844 } );
			for ( const [ path, title ] of [
				[ '/styles', 'Styles' ],
				[ '/fonts', 'Fonts' ],
			] ) {
				await design.goto( path );
				const open = page.getByRole( 'button', {
					name: 'Preview',
					exact: true,
				} );
				await open.click();
				const back = page.getByRole( 'button', {
					name: `Back to ${ title }`,
				} );
				await expect( back ).toBeVisible();
				await expect( open ).toBeHidden();
				await design.waitForCanvas();
				expect( await overflow( page ) ).toBe( 0 );
				await back.click();
				await expect( open ).toBeFocused();
				await expect( back ).toHaveCount( 0 );
			}
		} );
	}

	test( '782 px has the sidebar beside the preview, 781 px one area', async ( {
		design,
		page,
	} ) => {
		const canvas = page.locator( 'iframe[name="editor-canvas"]' );
		await page.setViewportSize( { width: 782, height: 900 } );
		await design.goto();
		await expect( design.navigation ).toBeVisible();
		await design.waitForCanvas();
		expect( await overflow( page ) ).toBe( 0 );

		await page.setViewportSize( { width: 781, height: 900 } );
		await expect( canvas ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'heading', { name: 'Design', level: 1 } )
		).toBeVisible();
		expect( await overflow( page ) ).toBe( 0 );
	} );
} );

test.describe( 'Where there is no room for a canvas of 320 px', () => {
	test( 'a screen has the place of its preview, and gives it back', async ( {
		design,
		page,
	} ) => {
		const canvas = page.locator( 'iframe[name="editor-canvas"]' );
		const title = page.getByRole( 'textbox', { name: 'Site title' } );
		const widthOfTitle = async () =>
			( await title.boundingBox() )?.width ?? 0;

		await page.setViewportSize( { width: 1024, height: 900 } );
		await design.goto( '/identity' );
		await design.waitForCanvas();
		await expect( title ).toBeVisible();
		expect( ( await canvas.boundingBox() )?.width ).toBe( 320 );
		const before = await widthOfTitle();
		await title.fill( 'Not saved yet' );

		await page.setViewportSize( { width: 1023, height: 900 } );
		await expect( canvas ).toHaveCount( 0 );
		await expect( title ).toHaveValue( 'Not saved yet' );
		expect( await widthOfTitle() ).toBeGreaterThan( before + 300 );
		expect( await overflow( page ) ).toBe( 0 );

		await page.setViewportSize( { width: 1024, height: 900 } );
		await design.waitForCanvas();
		await expect( title ).toHaveValue( 'Not saved yet' );
		expect( await widthOfTitle() ).toBe( before );
	} );
} );
