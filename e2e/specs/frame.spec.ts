import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const handleOf = ( page: Page ): Locator =>
	page.getByRole( 'separator', { name: 'Drag to resize' } );

const width = async ( handle: Locator ): Promise< number > =>
	Number( await handle.getAttribute( 'aria-valuenow' ) );

async function drag( page: Page, by: number, isReleased = true ) {
	const box = await handleOf( page ).boundingBox();
	const x = ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2;
	const y = ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2;
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.mouse.move( x + by / 2, y );
	await page.mouse.move( x + by, y );
	if ( isReleased ) {
		await page.mouse.up();
	}
}

test.describe( 'The frame of the preview', () => {
	test.beforeEach( async ( { design } ) => {
		await design.goto();
		await design.waitForCanvas();
	} );

	test( 'is resized by the keyboard, in steps, within its bounds', async ( {
		page,
	} ) => {
		const handle = handleOf( page );
		const full = await width( handle );
		await handle.focus();
		await page.keyboard.press( 'ArrowRight' );
		expect( await width( handle ) ).toBe( full - 20 );
		await page.keyboard.press( 'Shift+ArrowRight' );
		expect( await width( handle ) ).toBe( full - 120 );
		await page.keyboard.press( 'ArrowLeft' );
		expect( await width( handle ) ).toBe( full - 100 );
		await expect( handle ).toHaveAttribute(
			'aria-valuetext',
			`Canvas is ${ full - 100 } pixels wide.`
		);
		await page.keyboard.press( 'Home' );
		expect( await width( handle ) ).toBe( 320 );
		await page.keyboard.press( 'Shift+ArrowRight' );
		expect( await width( handle ) ).toBe( 320 );
		await page.keyboard.press( 'End' );
		expect( await width( handle ) ).toBe( full );
	} );

	test( 'is resized by the pointer', async ( { page } ) => {
		const handle = handleOf( page );
		const full = await width( handle );
		await drag( page, 100 );
		expect( await width( handle ) ).toBe( full - 200 );
		await expect(
			page.locator( 'iframe[name="editor-canvas"]' )
		).toHaveJSProperty( 'clientWidth', full - 200 );
	} );

	test( 'springs back when it is a little too wide', async ( {
		design,
		page,
	} ) => {
		const full = await width( handleOf( page ) );
		await drag( page, -150 );
		expect( await width( handleOf( page ) ) ).toBe( full );
		await expect( design.navigation ).toBeVisible();
	} );

	test( 'opens the editor when it is let go 200 px too wide', async ( {
		design,
		page,
	} ) => {
		await drag( page, -220, false );
		await expect( page.getByText( 'Release to edit' ) ).toBeVisible();
		await page.mouse.up();
		await expect( design.topBar ).toBeVisible();
		expect( design.query.get( 'canvas' ) ).toBe( 'edit' );
	} );
} );
