import type { APIFetchOptions } from '@wordpress/api-fetch';

import type { ApiMiddleware } from './api-middleware';
import { explainAnswer, UNREADABLE_CODE } from './explain-answer';

/**
 * Returns a middleware that says in words of our own what came in place of an answer: api-fetch knows one sentence for all that
 * is no JSON, and forgets the status.
 *
 * So writes are read here. Reads go through the host's middlewares, which page through lists and answer from what was preloaded;
 * files for the media library have a middleware of their own there.
 */
export function createAnswerMiddleware(): ApiMiddleware {
	return async ( options, next ) => {
		const isWrite = ( options.method ?? 'GET' ).toUpperCase() !== 'GET';
		if ( options.parse === false || ! isWrite || isMedia( options ) ) {
			return next( options ).catch( ( error: unknown ) => {
				throw isUnreadable( error ) ? explainAnswer( 200 ) : error;
			} );
		}
		let response: unknown;
		try {
			response = await next( { ...options, parse: false } );
		} catch ( error ) {
			throw error instanceof Response ? await readJson( error ) : error;
		}
		if ( ! ( response instanceof Response ) ) {
			return response;
		}
		return response.status === 204 ? null : readJson( response );
	};
}

function isMedia( { path = '', url = '' }: APIFetchOptions ): boolean {
	return `${ path }${ url }`.includes( '/wp/v2/media' );
}

async function readJson( response: Response ): Promise< unknown > {
	try {
		return await response.json();
	} catch {
		throw explainAnswer( response.status );
	}
}

function isUnreadable( error: unknown ): boolean {
	return (
		typeof error === 'object' &&
		error !== null &&
		'code' in error &&
		error.code === UNREADABLE_CODE
	);
}
