import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { getPreparedSite } from '../support/prepared-site';

test.use( { ownSite: 'right-to-left' } );

test.beforeAll( async ( { site } ) => {
	const from = getPreparedSite().files.languages;
	const to = join( site.folder, 'wp-content', 'languages' );
	mkdirSync( to, { recursive: true } );
	for ( const name of readdirSync( from ).filter( ( file ) =>
		/^(admin-)?ar[.-]/.test( file )
	) ) {
		copyFileSync( join( from, name ), join( to, name ) );
	}
	await site.task( 'set-options', { WPLANG: 'ar' } );
} );

test.describe( 'In Arabic', () => {
	test( 'the sidebar stands at the right and the preview at the left', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'ar' );
		const sidebar = await page.getByRole( 'region' ).first().boundingBox();
		const canvas = await page
			.locator( 'iframe[name="editor-canvas"]' )
			.boundingBox();
		expect( sidebar!.x ).toBeGreaterThan( canvas!.x + canvas!.width - 1 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 1280 );
	} );

	test( 'the host’s editor speaks Arabic in our page', async ( {
		design,
		page,
	} ) => {
		await design.goto( '/', { canvas: 'edit' } );
		await design.waitForCanvas();
		const names = await page
			.locator( '.editor-header button' )
			.evaluateAll( ( buttons ) =>
				buttons.map(
					( button ) =>
						button.getAttribute( 'aria-label' ) ??
						button.textContent ??
						''
				)
			);
		expect(
			names.filter( ( name ) => /[\u0600-\u06ff]/.test( name ) ).length
		).toBeGreaterThan( 3 );
	} );
} );
