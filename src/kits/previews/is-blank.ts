/**
 * Returns whether the markup of a preview shows nothing: an empty record renders comments and blank lines.
 *
 * @param html The markup.
 */
export function isBlank( html: string ): boolean {
	return html.replace( /<!--[\s\S]*?-->/g, '' ).trim() === '';
}
