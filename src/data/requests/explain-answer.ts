import { __, sprintf } from '@wordpress/i18n';

import { quoteFirstLine } from '@/utils/quote-first-line';

/** Code of the error when something before WordPress, for example a proxy, refused a request: nothing was written. */
const REFUSED_CODE = 'atelier_refused';

/** Code of the error when an answer could not be read: the request may have succeeded. It is api-fetch's code. */
export const UNREADABLE_CODE = 'invalid_json';

/** An error for an answer that is no JSON. */
export interface AnswerError {
	code: string;
	message: string;
	data: { status: number };
}

/**
 * Returns the error for an answer that is no JSON: a proxy's page, a fatal error of PHP, a maintenance page.
 *
 * @param status HTTP status of the answer.
 * @param text   The body instead of JSON; its first line becomes part of the message.
 */
export function explainAnswer( status: number, text = '' ): AnswerError {
	return {
		code: status >= 400 && status < 500 ? REFUSED_CODE : UNREADABLE_CODE,
		message: quoteFirstLine( describe( status ), text ),
		data: { status },
	};
}

function describe( status: number ): string {
	switch ( status ) {
		case 401:
		case 403:
			return __(
				'The server, or a firewall before it, refused this.',
				'atelier'
			);
		case 413:
			return __(
				'This is too large for the server. Make it smaller, or ask your host for a higher limit.',
				'atelier'
			);
		case 429:
		case 502:
		case 503:
		case 504:
			return __(
				'The server is busy or being maintained. Try again in a moment.',
				'atelier'
			);
	}
	if ( status >= 500 ) {
		return __(
			'There has been a critical error on the server. Its log says more.',
			'atelier'
		);
	}
	return status >= 400
		? sprintf(
				/* translators: %d: number of an HTTP status, for example 404. */
				__( 'The server answered with status %d.', 'atelier' ),
				status
		  )
		: __(
				'The server’s answer could not be read: something else came in its place, for example a maintenance page or a plugin’s message.',
				'atelier'
		  );
}
