/**
 * Returns the slug of a title; empty when nothing is left of it, so that the server makes one.
 *
 * @param title The title.
 */
export function toSlug( title: string ): string {
	return title
		.normalize( 'NFD' )
		.replace( /\p{Mn}+/gu, '' )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, '-' )
		.replace( /^-+|-+$/g, '' );
}
