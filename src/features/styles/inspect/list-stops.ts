/** Landmarks, by which people with a screen reader navigate. */
const LANDMARKS =
	'header, nav, main, aside, footer, section[aria-label], section[aria-labelledby], form[aria-label], search, [role=banner], [role=navigation], [role=main], [role=complementary], [role=contentinfo], [role=region][aria-label], [role=search]';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';

const UNSEEN = 'script, style, link, template, noscript, br, wbr, meta, title';

/**
 * Lists the elements of a page through which the keyboard steps: its landmarks and headings first, then all other visible ones.
 *
 * @param page The document.
 */
export function listStops( page: Document ): Element[] {
	const all = Array.from( page.body.querySelectorAll( '*' ) ).filter(
		( element ) => ! element.matches( UNSEEN ) && isVisible( element )
	);
	const isFirst = ( element: Element ) =>
		element.matches( LANDMARKS ) || element.matches( HEADINGS );
	return [
		...all.filter( isFirst ),
		...all.filter( ( element ) => ! isFirst( element ) ),
	];
}

/**
 * Returns whether an element has a size and is not part of an SVG.
 *
 * @param element The element.
 */
function isVisible( element: Element ): boolean {
	const isDrawing = element.parentElement?.closest( 'svg' );
	const { width, height } = element.getBoundingClientRect();
	return ! isDrawing && width > 0 && height > 0;
}
