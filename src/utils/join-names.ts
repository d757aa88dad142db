import { __ } from '@wordpress/i18n';

/**
 * Returns names as one text, in the way of the person's language: “Title, Content”.
 *
 * @param names The names.
 */
export function joinNames( names: readonly string[] ): string {
	/* translators: Separates the items of a list. */
	return names.join( `${ __( ',', 'atelier' ) } ` );
}
