/**
 * Returns the position at which CSS would end its style element, which the server refuses; -1 where there is none. It is that of
 * `</style>`, or of the beginning of such a tag at the end of the CSS.
 *
 * @param css Code.
 */
export function findStyleEnd( css: string ): number {
	return css.search(
		/<\/style[\t\n\f\r />]|<(?:\/(?:s(?:t(?:y(?:l(?:e)?)?)?)?)?)?$/i
	);
}
