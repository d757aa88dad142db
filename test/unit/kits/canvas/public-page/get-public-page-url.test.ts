import { getPublicPageUrl } from '@/kits/canvas/public-page/get-public-page-url';

const site = { homeUrl: 'https://example.test/', previewedTheme: undefined };
const BASE = 'https://example.test/?wp_site_preview=1&atelier_public_page=1';

describe( 'getPublicPageUrl', () => {
	it.each( [
		[ 'front', BASE ],
		[ 'page/12', `${ BASE }&page_id=12&preview=true` ],
		[ 'post/7', `${ BASE }&p=7&preview=true` ],
		[ 'recipe/3', `${ BASE }&p=3&preview=true&post_type=recipe` ],
	] )( 'returns the address of %s', ( name, url ) => {
		expect( getPublicPageUrl( name, site ) ).toBe( url );
	} );

	it( 'names the state of the site for which the page may be kept', () => {
		expect(
			getPublicPageUrl( 'page/12', { ...site, version: 'a1b2' } )
		).toBe( `${ BASE }&atelier_site_version=a1b2&page_id=12&preview=true` );
	} );

	it( 'keeps the theme that is being previewed', () => {
		expect(
			getPublicPageUrl( 'front', { ...site, previewedTheme: 'other' } )
		).toBe( `${ BASE }&wp_theme_preview=other` );
	} );
} );
