import { __, sprintf } from '@wordpress/i18n';

/** Longest name that the server takes. */
const MAX_LENGTH = 200;

/**
 * Says what is wrong with the name of a draft; undefined where nothing is.
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
