/**
 * Tells whether the markup of a preview shows nothing: comments and blank lines are what an empty record renders.
 *
 * @param html The markup.
 */
export function isBlank( html: string ): boolean {
	return html.replace( /<!--[\s\S]*?-->/g, '' ).trim() === '';
}
