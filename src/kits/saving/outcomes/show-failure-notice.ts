import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getErrorMessage } from '@/utils/get-error-message';

/** Something that could not be done. */
export interface Failure {
	/** Title of the record that it was to be done to; missing where the reason says which. */
	title?: string;
	/** Whatever was thrown. */
	error: unknown;
	/** The sentence for an error that says nothing itself. */
	fallback: string;
	/** Does it again. */
	onRetry: () => void;
	/** Id of the notice, where it takes the place of another. */
	id?: string;
}

/**
 * Says that something could not be done, to what and why, until the person dismisses it or tries again.
 *
 * @param failure What could not be done.
 */
export function showFailureNotice( {
	onRetry,
	id,
	...failure
}: Failure ): void {
	void dispatch( noticesStore ).createErrorNotice(
		describeFailure( failure ),
		{
			...( id !== undefined && { id } ),
			type: 'snackbar',
			explicitDismiss: true,
			actions: [
				{ label: __( 'Retry', 'atelier' ), onClick: () => onRetry() },
			],
		}
	);
}

/**
 * Returns the sentence that names a record and says why something could not be done to it.
 *
 * @param failure          What could not be done.
 * @param failure.title    Title of the record; missing where the reason says which.
 * @param failure.error    Whatever was thrown.
 * @param failure.fallback The sentence for an error that says nothing itself.
 */
export function describeFailure( {
	title,
	error,
	fallback,
}: Pick< Failure, 'title' | 'error' | 'fallback' > ): string {
	const reason = getErrorMessage( error, '' );
	if ( title === undefined || reason === '' ) {
		return reason || fallback;
	}
	return sprintf(
		/* translators: 1: title of a record. 2: why something could not be done to it. */
		__( '“%1$s”: %2$s', 'atelier' ),
		title,
		reason
	);
}
