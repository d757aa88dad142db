import { __, _n, sprintf } from '@wordpress/i18n';

import type { BringRow } from './types';

/**
 * Says which colors, sizes and fonts are used that the current theme does not have: *38 places in your pages use colors, sizes or fonts …*.
 *
 * @param rows The rows of the presets.
 */
export function describeLackingPresets( rows: readonly BringRow[] ): string {
	const slugs = rows.map( ( { preset } ) => preset?.slug ?? '' ).join( ', ' );
	const used = rows.filter( ( { preset } ) => preset?.isUsed );
	if ( used.length === 0 ) {
		return sprintf(
			/* translators: %s: slugs of colors, sizes and fonts. */
			__(
				'What you bring uses colors, sizes or fonts that this theme does not have: %s.',
				'atelier'
			),
			slugs
		);
	}
	const isCounted = used.every(
		( { preset } ) => preset?.places !== undefined
	);
	const places = used.reduce(
		( sum, { preset } ) => sum + ( preset?.places ?? 0 ),
		0
	);
	return isCounted && places > 0
		? sprintf(
				/* translators: 1: number of places. 2: slugs of colors, sizes and fonts. */
				_n(
					'%1$d place in your pages uses colors, sizes or fonts that this theme does not have: %2$s.',
					'%1$d places in your pages use colors, sizes or fonts that this theme does not have: %2$s.',
					places,
					'atelier'
				),
				places,
				slugs
		  )
		: sprintf(
				/* translators: %s: slugs of colors, sizes and fonts. */
				__(
					'Your pages use colors, sizes or fonts that this theme does not have: %s.',
					'atelier'
				),
				slugs
		  );
}
