import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns the sentence that says which change was given up.
 *
 * @param name What the change is called.
 */
export function formatDiscardedChange( name: string ): string {
	return sprintf(
		/* translators: %s: name of a value, for example "H1 › Typography, size". */
		__( '“%s” discarded.', 'atelier' ),
		name
	);
}
