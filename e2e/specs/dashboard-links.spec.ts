import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { logIn } from '../support/log-in';

/** Notes on `window` whether the page came with a transition from the one before. */
async function noteTransitions( page: Page ): Promise< void > {
	await page.addInitScript( () =>
		window.addEventListener( 'pagereveal', ( { viewTransition } ) => {
			( window as any ).atelierHasTransition = !! viewTransition;
		} )
	);
}

const RULES = 'script[type="speculationrules"]';

test.describe( 'Links of the dashboard to Design', () => {
	test( 'ask for the document when they are pressed, and lead there without a transition', async ( {
		consoleWatch,
		page,
		site,
	} ) => {
		// The test runs scripts of its own in frames that forbid scripts.
		consoleWatch.allow( /Blocked script execution/ );
		await noteTransitions( page );
		await page.goto( `${ site.url }/wp-admin/index.php` );
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Design', exact: true } )
			.first()
			.click();
		await page.waitForURL( /page=atelier/ );
		await expect(
			page.getByRole( 'region', { name: 'Navigation' } )
		).toBeVisible();
		expect(
			await page.evaluate( () => [
				(
					performance.getEntriesByType(
						'navigation'
					)[ 0 ] as PerformanceNavigationTiming & {
						deliveryType: string;
					}
				 ).deliveryType,
				( window as any ).atelierHasTransition,
			] )
		).toEqual( [ 'navigational-prefetch', false ] );
	} );

	test( 'and no others: the dashboard’s own keep their transition', async ( {
		page,
		site,
	} ) => {
		await noteTransitions( page );
		await page.goto( `${ site.url }/wp-admin/index.php` );
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Settings', exact: true } )
			.click();
		await page.waitForURL( /options-general/ );
		expect(
			await page.evaluate( () => ( window as any ).atelierHasTransition )
		).toBe( true );
	} );

	test( 'are not there for whoever has no way into Design', async ( {
		browser,
		site,
	} ) => {
		const context = await browser.newContext();
		await logIn( context, site.url, 'subscriber' );
		const page = await context.newPage();
		await page.goto( `${ site.url }/wp-admin/profile.php` );
		await expect( page.locator( RULES ) ).toHaveCount( 0 );
		await context.close();
	} );
} );
