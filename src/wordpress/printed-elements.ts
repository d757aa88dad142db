/** Scripts and styles that were inserted here; the page's other ones were printed with it. */
const insertedElements = new WeakSet< Element >();

/**
 * Tells an element that is inserted here from those that were printed with the page.
 *
 * @param element The script or style.
 */
export function markInserted( element: Element ): void {
	insertedElements.add( element );
}

/**
 * Returns whether an element was printed with the page. A printed script needs no description, and a table shows without the editor's
 * payload.
 *
 * @param elementId Id of the script or style.
 */
export function isPrinted( elementId: string ): boolean {
	const element = document.getElementById( elementId );
	return element !== null && ! insertedElements.has( element );
}

/**
 * Returns whether a script was printed with the page. Small scripts come several in one request
 * (`includes/page/class-script-printer.php`), and that names them.
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
