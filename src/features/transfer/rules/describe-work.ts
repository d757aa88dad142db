import { __, _n, sprintf } from '@wordpress/i18n';

import type { WorkCounts } from './types';

/**
 * Describes people's work in a theme: *6 templates, 2 headers, styles*.
 *
 * @param counts Number of records by kind.
 */
export function describeWork( {
	templates,
	headers,
	footers,
	parts,
	hasStyles,
}: WorkCounts ): string {
	return [
		templates > 0 &&
			sprintf(
				/* translators: %d: number of templates. */
				_n( '%d template', '%d templates', templates, 'atelier' ),
				templates
			),
		headers > 0 &&
			sprintf(
				/* translators: %d: number of headers. */
				_n( '%d header', '%d headers', headers, 'atelier' ),
				headers
			),
		footers > 0 &&
			sprintf(
				/* translators: %d: number of footers. */
				_n( '%d footer', '%d footers', footers, 'atelier' ),
				footers
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
