import { __, _n, sprintf } from '@wordpress/i18n';

import type { OtherTheme } from './types';

/**
 * Says what people have made of a theme: *6 templates, 2 template parts, styles*.
 *
 * @param theme The theme.
 */
export function describeWork( {
	templates,
	parts,
	hasStyles,
}: OtherTheme ): string {
	return [
		templates > 0 &&
			sprintf(
				/* translators: %d: number of templates. */
				_n( '%d template', '%d templates', templates, 'atelier' ),
				templates
			),
		parts > 0 &&
			sprintf(
				/* translators: %d: number of template parts. */
				_n( '%d template part', '%d template parts', parts, 'atelier' ),
				parts
			),
		hasStyles && __( 'styles', 'atelier' ),
	]
		.filter( Boolean )
		.join( ', ' );
}
