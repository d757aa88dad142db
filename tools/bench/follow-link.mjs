import { clickAsPerson } from './click-as-person.mjs';

/**
 * Follows a link to an address, as a person does in the dashboard. The dashboard has links of its own to some of the screens only, so
 * there is one more.
 *
 * @param {import('playwright').Page} page The page that has the link.
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
