import { __, _n, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';

/** Something that could not be done. */
export interface Failure {
	/** Title of what it was to be done to; missing where the reason says which. */
	title?: string | undefined;
	/** Whatever was thrown. */
	error: unknown;
}

/**
 * Returns the sentence that names an item and says why something could not be done to it.
 *
 * @param failure  What could not be done.
 * @param fallback The sentence for an error that says nothing itself.
 */
export function describeFailure(
	{ title, error }: Failure,
	fallback?: string
): string {
	const reason = getErrorMessage( error, '' );
	if ( reason === '' && fallback !== undefined ) {
		return fallback;
	}
	const sentence = reason || __( 'The server gave no reason.', 'atelier' );
	return title === undefined
		? sentence
		: sprintf(
				/* translators: 1: title of a record. 2: why something could not be done to it. */
				__( '“%1$s”: %2$s', 'atelier' ),
				title,
				sentence
		  );
}

/**
 * Returns the message that names each item to which something could not be done, and says why.
 *
 * @param failures What could not be done.
 * @param fallback The sentence for an error that says nothing itself.
 */
export function describeFailures(
	failures: readonly Failure[],
	fallback?: string
): string {
	const sentences = failures
		.map( ( failure ) => describeFailure( failure, fallback ) )
		.join( ' ' );
	return failures.length === 1
		? sentences
		: sprintf(
				/* translators: 1: number of items. 2: list of titles, each with a reason. */
				_n(
					'%1$d failed. %2$s',
					'%1$d failed. %2$s',
					failures.length,
					'atelier'
				),
				failures.length,
				sentences
		  );
}
