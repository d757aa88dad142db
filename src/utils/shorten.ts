/** Characters of a title that are shown: a megabyte of them would stop the page. */
const MAX_TITLE = 500;

/**
 * Returns a text for display, with “…” instead of the part that is too long. Texts that are written are never shortened.
 *
 * @param text   The text.
 * @param length How many characters are shown.
 */
export function shorten( text: string, length: number = MAX_TITLE ): string {
	if ( text.length <= length ) {
		return text;
	}
	// A character may take two places; one more says that there is more.
	const characters = Array.from( text.slice( 0, 2 * length + 1 ) );
	return characters.length > length
		? `${ characters.slice( 0, length - 1 ).join( '' ) }…`
		: text;
}
