import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { MissingHostApiError } from '@/wordpress/missing-host-api-error';

/**
 * Returns the message for an error because of which a part could not be shown.
 *
 * @param error The thrown value.
 */
export function explainError( error: unknown ): string {
	if ( error instanceof MissingHostApiError ) {
		return sprintf(
			/* translators: %s: what is missing, for example "@wordpress/editor of this WordPress lacks: Editor". */
			__( 'This WordPress is not supported. %s', 'atelier' ),
			error.message
		);
	}
	return getErrorMessage(
		error,
		__(
			'Something went wrong. Your unsaved changes are still there.',
			'atelier'
		)
	);
}
