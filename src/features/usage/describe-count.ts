import { __, _n, sprintf } from '@wordpress/i18n';

/**
 * Returns a sentence with the number of places that use a record; undefined while that is not known.
 *
 * @param count       Number of known places; undefined until it is known.
 * @param mayHaveMore Whether there may be more.
 * @param isSearched  Whether the search is finished: further places can only be in items that are too large to be searched completely.
 */
export function describeCount(
	count: number | undefined,
	mayHaveMore: boolean,
	isSearched = false
): string | undefined {
	if (
		count === undefined ||
		( count === 0 && mayHaveMore && ! isSearched )
	) {
		return undefined;
	}
	if ( count === 0 ) {
		return mayHaveMore
			? __( 'No known place', 'atelier' )
			: __( 'Not used', 'atelier' );
	}
	return describePlaces( count, mayHaveMore );
}

/**
 * Returns a number of places in words.
 *
 * @param count       The number.
 * @param mayHaveMore Whether there may be more.
 */
export function describePlaces( count: number, mayHaveMore: boolean ): string {
	return mayHaveMore
		? sprintf(
				/* translators: %d: number of places. */
				_n(
					'At least %d place',
					'At least %d places',
					count,
					'atelier'
				),
				count
		  )
		: sprintf(
				/* translators: %d: number of places. */
				_n( '%d place', '%d places', count, 'atelier' ),
				count
		  );
}
