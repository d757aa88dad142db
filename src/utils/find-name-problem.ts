import { __, sprintf } from '@wordpress/i18n';

/** Longest name of a draft or a moment that the server accepts. */
const MAX_LENGTH = 200;

/**
 * Returns the message about a name that is too long for the server; undefined for a valid name.
 *
 * @param name The name.
 */
export function findNameProblem( name: string ): string | undefined {
	return name.length > MAX_LENGTH
		? sprintf(
				/* translators: %d: largest number of characters. */
				__( 'A name has at most %d characters.', 'atelier' ),
				MAX_LENGTH
		  )
		: undefined;
}
