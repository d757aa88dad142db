import { __, sprintf } from '@wordpress/i18n';

/** Slug of a custom template whose name yields none (specification 5). */
const FALLBACK_SLUG = 'wp-custom-template';

/**
 * Returns the slug of a custom template (specification 5).
 *
 * @param name Its name.
 */
export function customTemplateSlug( name: string ): string {
	return (
		name
			.normalize( 'NFD' )
			.replace( /\p{Diacritic}/gu, '' )
			.replace( /['’]/g, '' )
			.replace( /([\p{Ll}\d])(\p{Lu})/gu, '$1-$2' )
			.toLowerCase()
			.replace( /[^\p{L}\d]+/gu, '-' )
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
