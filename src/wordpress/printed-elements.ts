/** Scripts and styles that were inserted here; all others were printed with the page. */
const insertedElements = new WeakSet< Element >();

/** Whether each script that was asked about was printed with the page. */
const printedScripts = new Map< string, boolean >();

/**
 * Marks an element as inserted here, not printed with the page.
 *
 * @param element The script or style.
 */
export function markInserted( element: Element ): void {
	insertedElements.add( element );
}

/**
 * Returns whether an element was printed with the page. A printed script needs no description from the editor's payload, so that a table can
 * show without that.
 *
 * @param elementId Id of the script or style.
 */
export function isPrinted( elementId: string ): boolean {
	const element = document.getElementById( elementId );
	return element !== null && ! insertedElements.has( element );
}

/**
 * Returns whether a script was printed with the page. Small scripts come several in one request
 * (`includes/page/class-script-printer.php`), and that names them. The document is searched once for each, because hooks ask often.
 *
 * @param handle The script's handle.
 */
export function isScriptPrinted( handle: string ): boolean {
	const known = printedScripts.get( handle );
	if ( known !== undefined ) {
		return known;
	}
	const isFound =
		isPrinted( `${ handle }-js` ) ||
		document.querySelector(
			`script[data-atelier-handles~="${ handle }"]`
		) !== null;
	printedScripts.set( handle, isFound );
	return isFound;
}
