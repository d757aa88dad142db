import { __ } from '@wordpress/i18n';
import type { TypographyElement } from '../rules/styles-section';

/**
 * Returns the title of an element's typography screen.
 *
 * @param element Element.
 */
export function describeElement( element: TypographyElement ): string {
	const titles: Record< TypographyElement, string > = {
		text: __( 'Text', 'atelier' ),
		link: __( 'Links', 'atelier' ),
		heading: __( 'Headings', 'atelier' ),
		caption: __( 'Captions', 'atelier' ),
		button: __( 'Buttons', 'atelier' ),
	};
	return titles[ element ];
}

/**
 * Returns the description of an element's typography screen.
 *
 * @param element Element.
 */
export function describeElementPurpose( element: TypographyElement ): string {
	const purposes: Record< TypographyElement, string > = {
		text: __( 'Manage the fonts used on the site.', 'atelier' ),
		link: __(
			'Manage the fonts and typography used on the links.',
			'atelier'
		),
		heading: __(
			'Manage the fonts and typography used on headings.',
			'atelier'
		),
		caption: __(
			'Manage the fonts and typography used on captions.',
			'atelier'
		),
		button: __(
			'Manage the fonts and typography used on buttons.',
			'atelier'
		),
	};
	return purposes[ element ];
}
