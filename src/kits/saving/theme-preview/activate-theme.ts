import { __ } from '@wordpress/i18n';
import { addQueryArgs, getQueryArg } from '@wordpress/url';

import { isUnclearError } from '@/data/requests/is-unclear-error';
import { renewSession } from '@/data/requests/session/renew-session';
import { requestLogin } from '@/data/store/request-login';
import {
	createSessionMiddleware,
	NOT_LOGGED_IN_CODE,
	STALE_NONCE_CODE,
} from '@/data/requests/session/session-middleware';
import { createTimeLimit } from '@/data/requests/session/time-limit';
import { explainAnswer } from '@/data/requests/explain-answer';
import { isRecord } from '@/utils/is-record';

/** Theme to activate, with its nonce and address. */
export interface ThemeActivation {
	/** Address of the dashboard, with a slash at its end. */
	adminUrl: string;
	/** Id of the person who opened the page. */
	userId: number;
	stylesheet: string;
	/** Nonce of this theme's activation. */
	nonce: string;
}

/**
 * Activates a theme (specification 7.1). It uses neither the REST API nor api-fetch: during a preview api-fetch makes
 * the host treat the previewed theme as the active one.
 *
 * As any write it is repeated after a new nonce or a login. When its response was lost, the session's answer shows
 * whether the theme is active.
 *
 * @param activation The theme.
 * @throws An error with `code` and `message` when the theme was not activated.
 */
export async function activateTheme( {
	adminUrl,
	userId,
	stylesheet,
	nonce: firstNonce,
}: ThemeActivation ): Promise< void > {
	let nonce = firstNonce;
	const readTheme = async () => {
		const session = await renewSession( userId, stylesheet );
		nonce = session.theme?.nonce || nonce;
		return session;
	};
	const withSession = createSessionMiddleware( {
		userId,
		renewSession: readTheme,
		requestLogin,
	} );
	const limitTime = createTimeLimit();
	// The host activates by a GET, but this is a write.
	const options = { method: 'POST' };
	try {
		await withSession( options, ( request ) =>
			limitTime( request, ( { signal } ) =>
				requestActivation(
					addQueryArgs( `${ adminUrl }themes.php`, {
						action: 'activate',
						stylesheet,
						_wpnonce: nonce,
					} ),
					signal
				)
			)
		);
	} catch ( error ) {
		const isActive =
			isUnclearError( error ) && ( await readTheme() ).theme?.isActive;
		if ( ! isActive ) {
			throw error;
		}
	}
}

// The host redirects an activation to an address with `activated`, and a person who is logged out to the login.
async function requestActivation(
	url: string,
	signal: AbortSignal | null | undefined
): Promise< void > {
	const response = await fetch( url, {
		credentials: 'same-origin',
		// With this header an error is a short message with the reason, not a page.
		headers: { Accept: 'application/json' },
		signal: signal ?? null,
	} ).catch( () => {
		throw explainNoAnswer();
	} );
	if ( ! response.ok ) {
		throw await readRefusal( response );
	}
	if ( getQueryArg( response.url, 'activated' ) !== 'true' ) {
		throw response.redirected
			? { code: NOT_LOGGED_IN_CODE }
			: explainAnswer( response.status );
	}
}

function explainNoAnswer() {
	return navigator.onLine
		? {
				code: 'fetch_error',
				message: __(
					'Could not get a valid response from the server.',
					'atelier'
				),
		  }
		: {
				code: 'offline_error',
				message: __(
					'Unable to connect. Please check your Internet connection.',
					'atelier'
				),
		  };
}

async function readRefusal( response: Response ): Promise< object > {
	const body: unknown = await response.json().catch( () => undefined );
	if ( ! isRecord( body ) ) {
		return explainAnswer( response.status );
	}
	const { code, message } = body;
	return {
		// The dashboard has one error for a stale nonce and for a missing right: a request with a new nonce shows which it is.
		code: code === 'wp_die' ? STALE_NONCE_CODE : code,
		message: toText( String( message ?? '' ) ),
		data: { status: response.status },
	};
}

// The dashboard's errors are paragraphs under a heading.
function toText( markup: string ): string {
	const { body } = new DOMParser().parseFromString( markup, 'text/html' );
	return ( body.querySelector( 'p' ) ?? body ).textContent ?? '';
}
