/**
 * Returns a slug with its ASCII letters, digits, underscores and hyphens only: other characters are stored as octets, which the address of a
 * template or part cannot contain.
 *
 * @param slug The slug.
 * @return The slug; empty if nothing is left.
 */
export function toAsciiSlug( slug: string ): string {
	return slug
		.replace( /[^\w-]+/g, '' )
		.replace( /-{2,}/g, '-' )
		.replace( /^-+|-+$/g, '' );
}
