/** Style sheets that the site's unsaved styles make on its pages. */
export interface PageSheets {
	css: string;
	/** Font faces that these styles need. */
	fontCss: string | undefined;
}

/** The style sheet of a page that the site's styles make. */
const STYLES_ID = 'global-styles-inline-css';

const FONTS_ID = 'atelier-font-faces';

const printed = new WeakMap< Document, string >();

/**
 * Shows unsaved styles on a page, or those with which it was printed.
 *
 * @param page   Document of the page.
 * @param styles The styles; undefined for those of the page.
 */
export function applyPageStyles(
	page: Document,
	styles: PageSheets | undefined
): void {
	const before = printed.get( page );
	if ( ! styles && before === undefined ) {
		return;
	}
	if ( before === undefined ) {
		printed.set(
			page,
			page.getElementById( STYLES_ID )?.textContent ?? ''
		);
	}
	setSheet( page, STYLES_ID, styles?.css ?? before ?? '' );
	setSheet( page, FONTS_ID, styles?.fontCss ?? '' );
}

function setSheet( page: Document, id: string, css: string ): void {
	const sheet =
		page.getElementById( id ) ??
		page.head.appendChild(
			Object.assign( page.createElement( 'style' ), { id } )
		);
	if ( sheet.textContent !== css ) {
		sheet.textContent = css;
	}
}
