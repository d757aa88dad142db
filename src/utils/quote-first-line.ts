import { __, sprintf } from '@wordpress/i18n';

import { getFirstLine } from './get-first-line';

/**
 * Returns a message with the first line of an unreadable answer, if it has one.
 *
 * @param message Sentence that describes the problem.
 * @param text    The answer, see {@link getFirstLine}.
 */
export function quoteFirstLine( message: string, text: string ): string {
	const line = getFirstLine( text );
	return line === ''
		? message
		: sprintf(
				/* translators: 1: sentence that says what went wrong; 2: first line of what the server answered. */
				__( '%1$s It answered: “%2$s”', 'atelier' ),
				message,
				line
		  );
}
