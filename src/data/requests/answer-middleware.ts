import type { APIFetchOptions } from '@wordpress/api-fetch';

import { extractJson } from '@/utils/extract-json';
import { isRecord } from '@/utils/is-record';
import { reportPrinted } from '@/utils/report-printed';
import type { ApiMiddleware } from './api-middleware';
import { cleanResponse } from './clean-response';
import { explainAnswer, UNREADABLE_CODE } from './explain-answer';

/**
 * Returns a middleware that reads JSON from answers that contain output of plugins, and throws our own errors for answers that are not JSON:
 * api-fetch has one sentence for all of these, and drops the status.
 *
 * Exempt are lists of all records, which a middleware of the host requests page by page, and uploads to the
 * media library, which have their own middleware.
 */
export function createAnswerMiddleware(): ApiMiddleware {
	return async ( options, next ) => {
		const isWrite = ( options.method ?? 'GET' ).toUpperCase() !== 'GET';
		if ( isWrite ? isMedia( options ) : isWholeList( options ) ) {
			return next( options ).catch( ( error: unknown ) => {
				throw isUnreadable( error ) ? explainAnswer( 200 ) : error;
			} );
		}
		if ( options.parse === false ) {
			return receive( options, next );
		}
		let response: unknown;
		try {
			response = await receive( { ...options, parse: false }, next );
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

function isWholeList( { path = '', url = '' }: APIFetchOptions ): boolean {
	return `${ path }${ url }`.includes( 'per_page=-1' );
}

async function receive(
	options: APIFetchOptions,
	next: Parameters< ApiMiddleware >[ 1 ]
): Promise< unknown > {
	const answer: unknown = await next( options ).catch(
		async ( error: unknown ) => {
			throw error instanceof Response
				? await cleanResponse( error )
				: error;
		}
	);
	if ( ! ( answer instanceof Response ) ) {
		return answer;
	}
	const response = await cleanResponse( answer );
	if ( ! response.ok ) {
		throw response;
	}
	return response;
}

async function readJson( response: Response ): Promise< unknown > {
	const text = await response.text().catch( () => '' );
	const found = extractJson( text );
	if ( ! found ) {
		throw explainAnswer( response.status, text );
	}
	reportPrinted( found.printed );
	return found.value;
}

function isUnreadable( error: unknown ): boolean {
	return isRecord( error ) && error.code === UNREADABLE_CODE;
}
