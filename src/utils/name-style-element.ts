import { __ } from '@wordpress/i18n';

/**
 * Returns the name of an element of the styles, such as `link`; undefined for a heading level and any other element.
 *
 * @param element Key below `elements`.
 */
export function nameStyleElement( element: string ): string | undefined {
	switch ( element ) {
		case 'link':
			return __( 'Links', 'atelier' );
		case 'heading':
			return __( 'Headings', 'atelier' );
		case 'caption':
			return __( 'Captions', 'atelier' );
		case 'button':
			return __( 'Buttons', 'atelier' );
		case 'cite':
			return __( 'Citations', 'atelier' );
		default:
			return undefined;
	}
}
