import { __ } from '@wordpress/i18n';

import type { ApiMiddleware } from './api-middleware';

/** Code of the error when a person stays logged out. */
export const LOGGED_OUT_CODE = 'atelier_logged_out';

/** Codes with which the server refuses a request whose session is over. */
const SESSION_CODES: readonly unknown[] = [
	'rest_cookie_invalid_nonce',
	'rest_not_logged_in',
];

/** What {@link createSessionKeeper} is given. */
export interface SessionKeeperOptions {
	/** Gets a new nonce; false when the person is logged out. */
	renewNonce: () => Promise< boolean >;
	/** Asks the person to log in; false when they would not. */
	requestLogin: () => Promise< boolean >;
}

/**
 * Returns a middleware that goes on with a request after its nonce expired, or after the person logged in again.
 *
 * Somebody who would not log in is asked again by the next change that they want to save, not by requests in the
 * background.
 *
 * @param options How to renew the session.
 */
export function createSessionKeeper( {
	renewNonce,
	requestLogin,
}: SessionKeeperOptions ): ApiMiddleware {
	let isDeclined = false;

	const restore = async ( isWrite: boolean ): Promise< boolean > => {
		if ( await renewNonce() ) {
			return true;
		}
		if ( isDeclined && ! isWrite ) {
			return false;
		}
		const isLoggedIn = ( await requestLogin() ) && ( await renewNonce() );
		isDeclined = ! isLoggedIn;
		return isLoggedIn;
	};

	return async ( options, next ) => {
		try {
			return await next( options );
		} catch ( error ) {
			if ( ! SESSION_CODES.includes( await codeOf( error ) ) ) {
				throw error;
			}
			const isWrite = ( options.method ?? 'GET' ).toUpperCase() !== 'GET';
			if ( ! ( await restore( isWrite ) ) ) {
				throw createLoggedOutError();
			}
			return next( options );
		}
	};
}

// Requests that are not parsed throw the response itself.
async function codeOf( error: unknown ): Promise< unknown > {
	if ( typeof Response === 'function' && error instanceof Response ) {
		const body: unknown = await error
			.clone()
			.json()
			.catch( () => undefined );
		return codeOf( body );
	}
	return typeof error === 'object' && error !== null && 'code' in error
		? error.code
		: undefined;
}

function createLoggedOutError() {
	return {
		code: LOGGED_OUT_CODE,
		message: __(
			'You are logged out. Log in again to save; your changes are still here.',
			'atelier'
		),
	};
}
