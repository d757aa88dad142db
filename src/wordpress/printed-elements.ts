/** Scripts and styles that were inserted here; all others were printed with the page. */
const insertedElements = new WeakSet< Element >();

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
 * Returns whether a script was printed with the page. Several small scripts are in one request (`includes/page/class-script-printer.php`), whose
 * element has their handles.
 *
 * @param handle The script's handle.
 */
export function isScriptPrinted( handle: string ): boolean {
	return (
		isPrinted( `${ handle }-js` ) ||
		document.querySelector(
			`script[data-atelier-handles~="${ handle }"]`
		) !== null
	);
}
