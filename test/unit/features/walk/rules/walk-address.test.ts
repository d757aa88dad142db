import { readTypedAddress } from '@/features/walk/rules/read-typed-address';
import {
	toFrameUrl,
	toSitePath,
	toVisitorUrl,
} from '@/features/walk/rules/walk-address';

const ROOT = 'https://site.test/';
const FOLDER = 'https://site.test/shop/';

describe( 'toSitePath and toVisitorUrl', () => {
	it.each( [
		[ ROOT, '/', 'https://site.test/' ],
		[ ROOT, '/about/', 'https://site.test/about/' ],
		[ ROOT, '/?p=1', 'https://site.test/?p=1' ],
		[ ROOT, '/about/?x=1#top', 'https://site.test/about/?x=1#top' ],
		[ FOLDER, '/', 'https://site.test/shop/' ],
		[ FOLDER, '/about/', 'https://site.test/shop/about/' ],
		[ FOLDER, '/?p=1', 'https://site.test/shop/?p=1' ],
	] )( 'of %s are each other’s: %s', ( home, sitePath, url ) => {
		expect( toVisitorUrl( sitePath, home ) ).toBe( url );
		expect( toSitePath( url, home ) ).toBe( sitePath );
	} );

	it.each( [
		'//elsewhere.test/',
		'\\\\elsewhere.test/',
		' //elsewhere.test/',
		'/\t/elsewhere.test/',
	] )( 'never lead to another host: %j', ( sitePath ) => {
		expect( new URL( toVisitorUrl( sitePath, ROOT ) ).host ).toBe(
			'site.test'
		);
	} );
} );

describe( 'toFrameUrl', () => {
	const site = { homeUrl: FOLDER, previewedTheme: undefined };
	const read = ( url: string ) =>
		Object.fromEntries( new URL( url ).searchParams );

	it( 'asks for the page in the form of the preview, without its fragment', () => {
		const url = toFrameUrl( '/about/?x=1#top', site );
		expect( new URL( url ).pathname ).toBe( '/shop/about/' );
		expect( url ).not.toContain( '#' );
		expect( read( url ) ).toEqual( {
			x: '1',
			wp_site_preview: '1',
			atelier_public_page: '1',
			atelier_walk: '1',
		} );
	} );

	it( 'names the theme that is previewed, and unsaved changes; no site path keeps them', () => {
		const url = toFrameUrl(
			'/about/',
			{ ...site, previewedTheme: 'slate' },
			{ packed: 'abc', nonce: '12' }
		);
		expect( read( url ) ).toMatchObject( {
			wp_theme_preview: 'slate',
			atelier_unsaved: 'abc',
			atelier_walk_nonce: '12',
		} );
		expect( toSitePath( url, FOLDER ) ).toBe( '/about/' );
	} );
} );

describe( 'readTypedAddress', () => {
	it.each( [
		[ '/about/', 'https://site.test/shop/about/' ],
		[ 'about', 'https://site.test/shop/about' ],
		[ '  /about/ ', 'https://site.test/shop/about/' ],
		[ '', 'https://site.test/shop/' ],
		[ '?s=blue', 'https://site.test/shop/?s=blue' ],
		[ '//elsewhere.test/', 'https://site.test/shop/elsewhere.test/' ],
		[ 'https://elsewhere.test/', 'https://elsewhere.test/' ],
		[ 'mailto:ada@site.test', 'mailto:ada@site.test' ],
		[ 'javascript:alert(1)', 'javascript:alert(1)' ],
		[ 'site.test/shop/about/', 'https://site.test/shop/about/' ],
		[ 'about:8', 'https://site.test/shop/about:8' ],
	] )( 'reads %j as %s', ( text, url ) => {
		expect( readTypedAddress( text, FOLDER ) ).toBe( url );
	} );
} );
