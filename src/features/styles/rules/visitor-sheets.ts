/** A style sheet that visitors get with a page of the site. */
export type VisitorSheet = {
	/** Id of its element, which has the handle of the enqueued sheet; empty without one. */
	id: string;
	/** Media for which it applies; empty for all. */
	media: string;
	/** Whether the page has it before the site's styles, which then override it. */
	isBefore: boolean;
} & ( { href: string } | { css: string } );

/** Style sheets of WordPress and of Design. Each frame creates them from the styles that it shows. */
const OF_FRAMES =
	/^(?:wp-block-|wp-emoji-styles|wp-img-auto-sizes|global-styles|core-block-supports|block-style-variation-styles|classic-theme-styles|admin-bar|dashicons|atelier-)/;

/** Elements in which a page has style sheets. Those inside of `noscript` and `svg` do not style the page. */
const SHEETS = 'link[rel~="stylesheet"][href], style';
const ELSEWHERE = 'noscript, svg';

/** The site's styles. A classic theme prints them at the end of a page. */
const STYLES_ID = 'global-styles-inline-css';

/**
 * Returns the style sheets that a page of the site has besides those of WordPress: of the theme, of plugins, of the Customizer.
 *
 * @param page The page.
 * @param url  Its address.
 */
export function listVisitorSheets(
	page: Document,
	url: string
): VisitorSheet[] {
	const all = [ ...page.querySelectorAll( SHEETS ) ];
	const place = all.findIndex( ( { id } ) => id === STYLES_ID );
	return all.flatMap( ( element, index ) => {
		if ( ! isOfSite( element, page.head, url ) ) {
			return [];
		}
		const href = element.getAttribute( 'href' );
		const sheet = {
			id: element.id,
			media: element.getAttribute( 'media' ) ?? '',
			isBefore: index < place,
		};
		return href === null
			? { ...sheet, css: element.textContent ?? '' }
			: { ...sheet, href: new URL( href, url ).href };
	} );
}

function isOfSite( element: Element, head: Element, url: string ): boolean {
	const href = element.getAttribute( 'href' );
	const isEnqueued =
		head.contains( element ) || element.id.endsWith( '-css' );
	return (
		isEnqueued &&
		! element.closest( ELSEWHERE ) &&
		! element.hasAttribute( 'disabled' ) &&
		! /\balternate\b/.test( element.getAttribute( 'rel' ) ?? '' ) &&
		! OF_FRAMES.test( element.id ) &&
		! element.classList.contains( 'wp-fonts-local' ) &&
		( href === null || ! isOfWordPress( href, url ) )
	);
}

function isOfWordPress( href: string, url: string ): boolean {
	try {
		return /\/wp-(?:includes|admin)\//.test(
			new URL( href, url ).pathname
		);
	} catch {
		// The address cannot be parsed.
		return true;
	}
}
