import { clickAsPerson } from './click-as-person.mjs';

/**
 * Follows a link to an address, like a person in the dashboard. The dashboard has links to some of the screens only, so this
 * function adds one.
 *
 * @param {import('playwright').Page} page A page of the dashboard.
 * @param {string}                    url  The address.
 */
export async function followLink( page, url ) {
	await page.evaluate( ( href ) => {
		const link = Object.assign( document.createElement( 'a' ), {
			id: 'atelier-bench-link',
			href,
			textContent: href,
		} );
		document.querySelector( '#wpbody-content' ).prepend( link );
	}, url );
	await Promise.all( [
		page.waitForURL( url, { waitUntil: 'commit' } ),
		clickAsPerson( page.locator( '#atelier-bench-link' ) ),
	] );
}
