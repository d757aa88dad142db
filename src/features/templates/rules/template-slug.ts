import { __, sprintf } from '@wordpress/i18n';

/** Slug of a custom template whose name yields none (specification 5). */
export const FALLBACK_SLUG = 'wp-custom-template';

/**
 * Returns the slug of a custom template (specification 5).
 *
 * @param name Its name.
 */
export function customTemplateSlug( name: string ): string {
	return (
		name
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
			.replace( /^-+|-+$/g, '' )
			.slice( 0, 190 ) || FALLBACK_SLUG
	);
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
