import { __, sprintf } from '@wordpress/i18n';

/** Slug of a custom template whose name yields none (specification 5). */
export const FALLBACK_SLUG = 'wp-custom-template';

/** Length of the slug of a custom template; the server appends a number to a slug that is in use. */
const MAX_CUSTOM_BYTES = 190;

/** Length of the database's column. */
const MAX_BYTES = 200;

/**
 * Returns the slug of a custom template (specification 5).
 *
 * @param name Its name.
 */
export function customTemplateSlug( name: string ): string {
	const slug = name
		.normalize( 'NFD' )
		// Only for Latin letters: in other scripts a mark is a part of the letter, for example a vowel.
		.replace( /(\p{Script=Latin})\p{M}+/gu, '$1' )
		.normalize( 'NFC' )
		// Removes marks that follow no letter, for example a pictograph's.
		.replace( /(^|[^\p{L}\p{M}])\p{M}+/gu, '$1' )
		.replace( /['’]/g, '' )
		.replace( /([\p{Ll}\d])(\p{Lu})/gu, '$1-$2' )
		.toLowerCase()
		.replace( /[^\p{L}\p{M}\p{N}]+/gu, '-' )
		.replace( /^-+|-+$/g, '' );
	return shortenSlug( slug, MAX_CUSTOM_BYTES ) || FALLBACK_SLUG;
}

/**
 * Returns whether WordPress can store a slug, in which letters that are not Latin are octets. A slug that it cuts is that of another record.
 *
 * @param slug The slug, in letters or in octets.
 */
export function canStoreSlug( slug: string ): boolean {
	return shortenSlug( slug, MAX_BYTES ) === slug;
}

function shortenSlug( slug: string, maxBytes: number ): string {
	let bytes = 0;
	let end = 0;
	for ( const character of slug ) {
		bytes += countStoredBytes( character.codePointAt( 0 ) ?? 0 );
		if ( bytes > maxBytes ) {
			break;
		}
		end += character.length;
	}
	return slug.slice( 0, end );
}

// WordPress stores each byte of a character that is no ASCII as an octet: `%` and two digits.
function countStoredBytes( codePoint: number ): number {
	if ( codePoint < 0x80 ) {
		return 1;
	}
	if ( codePoint < 0x800 ) {
		return 6;
	}
	return codePoint < 0x10000 ? 9 : 12;
}

/**
 * Returns the title of a custom template (specification 5).
 *
 * @param name Its name.
 */
export function customTemplateTitle( name: string ): string {
	return name.trim() || __( 'Custom Template', 'atelier' );
}

/**
 * Returns the title of a copy.
 *
 * @param title Title of the original.
 */
export function copyTitle( title: string ): string {
	/* translators: %s: title of a template. */
	return sprintf( __( '%s (Copy)', 'atelier' ), title );
}
