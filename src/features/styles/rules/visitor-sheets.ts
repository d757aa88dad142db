/** A style sheet that visitors get with a page of the site. */
export type VisitorSheet = {
	/** Id of its element, which names who enqueued it; empty without one. */
	id: string;
	/** Media for which it holds; empty for all. */
	media: string;
} & ( { href: string } | { css: string } );

/** Style sheets of WordPress and of Design. Each frame makes them of the styles that it shows. */
const OF_FRAMES =
	/^(?:wp-block-|wp-emoji-styles|wp-img-auto-sizes|global-styles|core-block-supports|block-style-variation-styles|classic-theme-styles|admin-bar|dashicons|atelier-)/;

/** Elements in which a page has style sheets. In a text without scripts, and within a drawing, they are about something else. */
const SHEETS = 'link[rel~="stylesheet"][href], style';
const ELSEWHERE = 'noscript, svg';

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
	return [ ...page.querySelectorAll( SHEETS ) ]
		.filter( ( element ) => isOfSite( element, page.head, url ) )
		.map( ( element ) => {
			const href = element.getAttribute( 'href' );
			const { id } = element;
			const media = element.getAttribute( 'media' ) ?? '';
			return href === null
				? { id, media, css: element.textContent ?? '' }
				: { id, media, href: new URL( href, url ).href };
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
		// No address at all.
		return true;
	}
}
