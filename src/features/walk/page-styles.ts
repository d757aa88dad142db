/** Style sheets of the site's unsaved styles. */
export interface PageSheets {
	css: string;
	/** Font faces that these styles need. */
	fontCss: string | undefined;
}

/** Id of the style sheet of global styles in a page. */
const STYLES_ID = 'global-styles-inline-css';

const FONTS_ID = 'atelier-font-faces';

/** Style sheets in which the server prints the active fonts. */
const SERVER_FONTS = 'style.wp-fonts-local';

const printed = new WeakMap< Document, string >();

/**
 * Applies unsaved styles to a page, or restores the styles from the server.
 *
 * @param page   Document of the page.
 * @param styles Unsaved styles; undefined to restore the page's.
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
	page.querySelectorAll< HTMLStyleElement >( SERVER_FONTS ).forEach(
		( sheet ) => {
			sheet.disabled = styles?.fontCss !== undefined;
		}
	);
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
