/** Characters of a title that are shown: a megabyte would freeze the page. */
const MAX_TITLE = 500;

/**
 * Returns a text for display, with “…” instead of the part that is too long. Only texts to show are shortened, never those to save.
 *
 * @param text   The text.
 * @param length Number of characters that are shown.
 */
export function shorten( text: string, length: number = MAX_TITLE ): string {
	if ( text.length <= length ) {
		return text;
	}
	// A character may have two code units; one more unit shows that the text is longer.
	const characters = Array.from( text.slice( 0, 2 * length + 1 ) );
	return characters.length > length
		? `${ characters.slice( 0, length - 1 ).join( '' ) }…`
		: text;
}
