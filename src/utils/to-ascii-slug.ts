/**
 * Returns the letters, digits and hyphens of ASCII in a slug: those of other scripts are stored as octets, which the address of a template
 * or part cannot hold.
 *
 * @param slug The slug.
 * @return The slug; empty where nothing is left of it.
 */
export function toAsciiSlug( slug: string ): string {
	return slug
		.replace( /[^\w-]+/g, '' )
		.replace( /-{2,}/g, '-' )
		.replace( /^-+|-+$/g, '' );
}
