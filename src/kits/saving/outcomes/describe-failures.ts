import { __, _n, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';

/** An error, and the item to which it belongs. */
export interface Failure {
	/** Title of the item; missing where the reason names it. */
	title?: string | undefined;
	/** The thrown value. */
	error: unknown;
}

/**
 * Returns the sentence that names an item and the reason of its failure.
 *
 * @param failure  The failure.
 * @param fallback The sentence for an error without a message.
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
 * Returns the message that names each item that failed, with the reason.
 *
 * @param failures The failures.
 * @param fallback The sentence for an error without a message.
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
