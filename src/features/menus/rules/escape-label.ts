/**
 * Escapes a plain text for a label, which is stored as HTML.
 *
 * @param text Plain text.
 */
export function escapeLabel( text: string ): string {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );
}
