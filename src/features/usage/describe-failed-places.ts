import { _n, sprintf } from '@wordpress/i18n';

import type { UsageFailure } from './writes/change-usage';

/**
 * Returns a sentence with the places that could not be changed, and each reason once.
 *
 * @param failed The places.
 */
export function describeFailedPlaces(
	failed: readonly UsageFailure[]
): string {
	return sprintf(
		/* translators: 1: number of places. 2: their titles. 3: one or more reasons, each a sentence. */
		_n(
			'%1$d place could not be changed: %2$s. %3$s',
			'%1$d places could not be changed: %2$s. %3$s',
			failed.length,
			'atelier'
		),
		failed.length,
		failed.map( ( { title } ) => title ).join( ', ' ),
		[ ...new Set( failed.map( ( { message } ) => message ) ) ].join( ' ' )
	);
}
