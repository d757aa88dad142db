import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns the sentence that names a discarded change.
 *
 * @param name Name of the change.
 */
export function formatDiscardedChange( name: string ): string {
	return sprintf(
		/* translators: %s: name of a value, for example "H1 › Typography, size". */
		__( '“%s” discarded.', 'atelier' ),
		name
	);
}
