import { __ } from '@wordpress/i18n';

import { isRecord } from '@/utils/is-record';
import type { ApiMiddleware } from '../api-middleware';
import type { Session } from './session';

/** Code of the error when the person does not log in again, or another account is logged in. */
export const LOGGED_OUT_CODE = 'atelier_logged_out';

/** Code of the error when a nonce is not valid any more. */
export const STALE_NONCE_CODE = 'rest_cookie_invalid_nonce';

/** Code of the error when nobody is logged in. */
export const NOT_LOGGED_IN_CODE = 'rest_not_logged_in';

/** Codes with which the server refuses a request whose session is over, or is that of another person. */
const SESSION_CODES: readonly unknown[] = [
	STALE_NONCE_CODE,
	NOT_LOGGED_IN_CODE,
	'atelier_other_person',
];

/** Header with the user of a request; the server refuses it when another user is logged in. */
const PERSON_HEADER = 'X-Atelier-Person';

/** Options of a request in the background. */
export interface QuietOptions {
	/** Whether it fails without asking the person to log in. */
	isQuiet?: boolean;
}

/** Input of {@link createSessionMiddleware}. */
export interface SessionMiddlewareOptions {
	/** Id of the person who opened the page. */
	userId: number;
	/** Requests who is logged in, and uses the new nonce if it is the person who opened the page. */
	renewSession: () => Promise< Session >;
	/** Asks the person to log in; false if they decline. */
	requestLogin: ( session: Session ) => Promise< boolean >;
}

/**
 * Returns a middleware that repeats a request after its nonce expired, or after the person logged in again. While somebody else is logged in,
 * nothing is repeated.
 *
 * A person who declined to log in is asked again by the next write, not by reads.
 *
 * @param options The person, and how to renew the session.
 */
export function createSessionMiddleware( {
	userId,
	renewSession,
	requestLogin,
}: SessionMiddlewareOptions ): ApiMiddleware {
	let isDeclined = false;

	const restore = async (
		isWrite: boolean,
		isQuiet: boolean
	): Promise< Session > => {
		let session = await renewSession();
		if (
			session.state === 'own' ||
			isQuiet ||
			( isDeclined && ! isWrite )
		) {
			return session;
		}
		do {
			isDeclined = ! ( await requestLogin( session ) );
			if ( ! isDeclined ) {
				session = await renewSession();
			}
			// A person who logged in with another account is asked once more.
		} while ( ! isDeclined && session.state === 'other' );
		isDeclined = session.state !== 'own';
		return session;
	};

	return async ( options, next ) => {
		const sent = {
			...options,
			headers: { ...options.headers, [ PERSON_HEADER ]: `${ userId }` },
		};
		try {
			return await next( sent );
		} catch ( error ) {
			if ( ! SESSION_CODES.includes( await getCode( error ) ) ) {
				throw error;
			}
			const isWrite = ( options.method ?? 'GET' ).toUpperCase() !== 'GET';
			const { isQuiet = false } = options as QuietOptions;
			const session = await restore( isWrite, isQuiet );
			if ( session.state !== 'own' ) {
				throw createLoggedOutError( session );
			}
			return next( sent );
		}
	};
}

// Requests that are not parsed throw the response itself.
async function getCode( error: unknown ): Promise< unknown > {
	if ( typeof Response === 'function' && error instanceof Response ) {
		const body: unknown = await error
			.clone()
			.json()
			.catch( () => undefined );
		return getCode( body );
	}
	return isRecord( error ) ? error.code : undefined;
}

function createLoggedOutError( { state }: Session ) {
	return {
		code: LOGGED_OUT_CODE,
		message:
			state === 'other'
				? __(
						'Another person is logged in. Log in as yourself to save; your changes are still here.',
						'atelier'
				  )
				: __(
						'You are logged out. Log in again to save; your changes are still here.',
						'atelier'
				  ),
	};
}
