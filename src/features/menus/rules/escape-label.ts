/**
 * Returns a plain text as a menu keeps labels: as HTML.
 *
 * @param text Plain text.
 */
export function escapeLabel( text: string ): string {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );
}
