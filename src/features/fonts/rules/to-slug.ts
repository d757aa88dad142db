/**
 * Returns the slug of a family in kebab-case (specification 5). Letters and digits are separated by hyphens as in WordPress's names of CSS
 * variables, because both have to be equal.
 *
 * @param name Name of a family, or a slug in another notation.
 */
export function toFontSlug( name: string ): string {
	const slug = name
		.normalize( 'NFKD' )
		.replace( /[\p{M}'’`]/gu, '' )
		.replace( /(\p{Ll})(\p{Lu})/gu, '$1-$2' )
		.replace( /([a-zA-Z])(\d)/g, '$1-$2' )
		.replace( /(\d)([a-zA-Z])/g, '$1-$2' )
		.replace( /[^a-zA-Z0-9]+/g, '-' )
		.replace( /^-+|-+$/g, '' )
		.toLowerCase();
	return slug || `font-${ toNumber( name ) }`;
}

// A name in another script has no letters for a slug. The number keeps the slugs of two such names different.
function toNumber( name: string ): string {
	let hash = 7;
	for ( const character of name ) {
		hash = ( hash * 31 + ( character.codePointAt( 0 ) ?? 0 ) ) % 0xffffffff;
	}
	return String( Math.floor( hash ) );
}
