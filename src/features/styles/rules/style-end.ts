/**
 * Returns where CSS would end the style element that it is in, which the server refuses: at `</style>`, and at the start
 * of one at the very end. -1 when it does not.
 *
 * @param css Code.
 */
export function findStyleEnd( css: string ): number {
	return css.search(
		/<\/style[\t\n\f\r />]|<(?:\/(?:s(?:t(?:y(?:l(?:e)?)?)?)?)?)?$/i
	);
}
