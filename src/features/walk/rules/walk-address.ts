import { addQueryArgs, removeQueryArgs } from '@wordpress/url';

/** Parameters that Design adds to the request for a page; they are not part of the page's address. */
const OWN_PARAMETERS = [
	'wp_site_preview',
	'atelier_public_page',
	'atelier_site_version',
	'atelier_walk',
	'atelier_walk_nonce',
	'atelier_unsaved',
	'wp_theme_preview',
];

/** The site whose pages are requested. */
export interface WalkedSite {
	homeUrl: string;
	/** Stylesheet of the theme that is being previewed; undefined without one. */
	previewedTheme: string | undefined;
}

/** Unsaved changes that the server shows on a page. */
export interface UnsavedParameter {
	packed: string;
	nonce: string;
}

/**
 * Returns the path of a page from the site's home on, with query and fragment, as in the address of Design.
 *
 * @param url     Address of a page of the site; Design's own parameters are removed.
 * @param homeUrl Address of the site.
 */
export function toSitePath( url: string, homeUrl: string ): string {
	const { pathname, search, hash } = new URL(
		removeQueryArgs( url, ...OWN_PARAMETERS ),
		homeUrl
	);
	const root = readRoot( homeUrl );
	const path = pathname.startsWith( root )
		? pathname.slice( root.length - 1 )
		: '/';
	return `${ path }${ search }${ hash }`;
}

/**
 * Returns the address of a page for visitors.
 *
 * @param sitePath Path of the page, see {@link toSitePath}.
 * @param homeUrl  Address of the site.
 */
export function toVisitorUrl( sitePath: string, homeUrl: string ): string {
	// A path with two slashes at its beginning would name another host.
	return new URL(
		readRoot( homeUrl ) + sitePath.replace( /^[/\\\s]+/, '' ),
		homeUrl
	).href;
}

/**
 * Returns the address of a page for the preview's frame.
 *
 * @param sitePath Path of the page, see {@link toSitePath}.
 * @param site     The site.
 * @param unsaved  Unsaved changes that the page is to show.
 */
export function toFrameUrl(
	sitePath: string,
	{ homeUrl, previewedTheme }: WalkedSite,
	unsaved?: UnsavedParameter
): string {
	const [ url = '' ] = toVisitorUrl( sitePath, homeUrl ).split( '#' );
	return addQueryArgs( url, {
		wp_site_preview: 1,
		atelier_public_page: 1,
		atelier_walk: 1,
		...( previewedTheme && { wp_theme_preview: previewedTheme } ),
		...( unsaved && {
			atelier_unsaved: unsaved.packed,
			atelier_walk_nonce: unsaved.nonce,
		} ),
	} );
}

/**
 * Returns the path of the site's home, with a slash at its end.
 *
 * @param homeUrl Address of the site.
 */
export function readRoot( homeUrl: string ): string {
	return new URL( homeUrl ).pathname.replace( /\/*$/, '/' );
}
