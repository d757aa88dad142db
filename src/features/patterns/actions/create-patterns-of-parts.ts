import { __, _n, sprintf } from '@wordpress/i18n';

import type { PatternItem } from '../rules/types';
import { createPattern, readContent } from '../writes/write-patterns';
import { runOnItems } from './run-on-items';

/**
 * Makes a pattern of the content of each part; the parts stay.
 *
 * @param parts The parts.
 */
export function createPatternsOfParts(
	parts: readonly PatternItem[]
): Promise< void > {
	return runOnItems( parts, {
		run: async ( part ) => {
			await createPattern( {
				title: part.title,
				syncStatus: 'full',
				content: await readContent( part ),
				categories: [],
			} );
		},
		getSuccess: ( [ first, ...more ] ) =>
			first && more.length === 0
				? sprintf(
						/* translators: %s: title of a pattern. */
						__( 'Synced pattern created: %s', 'atelier' ),
						first.title
				  )
				: sprintf(
						/* translators: %d: number of patterns. */
						_n(
							'%d synced pattern created.',
							'%d synced patterns created.',
							more.length + 1,
							'atelier'
						),
						more.length + 1
				  ),
	} );
}
