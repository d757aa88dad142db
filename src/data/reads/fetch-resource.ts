import apiFetch from '@wordpress/api-fetch';

import { isRecord } from '@/utils/is-record';
import { explainAnswer } from '../requests/explain-answer';
import type { TimedOptions } from '../requests/session/time-limit';
import type { Answer, ResourceDefinition } from './types';

/** Code of the error when a resource cannot parse an answer, for example a maintenance page. */
const UNREADABLE_ANSWER_CODE = 'atelier_unreadable_answer';

// A spinner is replaced by content or an error within 10 s.
const TIME_LIMIT_MS = 10_000;

/** Response of the server to a read. */
export type Received< T = unknown > = Pick<
	Answer< T >,
	'total' | 'totalPages'
> & { data: T };

/**
 * Requests a path of a resource.
 *
 * @param resource Its method and its parser.
 * @param path     Its path with the query.
 * @throws An error with `code` and `message`: the server's, or one of ours.
 */
export async function fetchResource< T >(
	{
		method = 'GET',
		parse,
	}: Pick< ResourceDefinition< T, never >, 'method' | 'parse' >,
	path: string
): Promise< Received< T > > {
	const response = await request( method, path );
	const { headers } = response;
	try {
		const body: unknown =
			method === 'GET' ? await response.json() : undefined;
		return {
			data: parse( body, headers ),
			total: Number( headers.get( 'X-WP-Total' ) ?? 0 ),
			totalPages: Number( headers.get( 'X-WP-TotalPages' ) ?? 0 ),
		};
	} catch {
		throw {
			...explainAnswer( response.status ),
			code: UNREADABLE_ANSWER_CODE,
		};
	}
}

async function request( method: string, path: string ): Promise< Response > {
	const limit: TimedOptions = { timeLimitMs: TIME_LIMIT_MS };
	try {
		return await apiFetch< Response, false >( {
			path,
			method,
			parse: false,
			...limit,
		} );
	} catch ( error ) {
		throw await readError( error );
	}
}

// Without parsing, a refusal is thrown as the response itself; a fatal error of PHP is HTML.
async function readError( error: unknown ): Promise< unknown > {
	if ( ! ( error instanceof Response ) ) {
		return error;
	}
	const body: unknown = await error.json().catch( () => undefined );
	return isRecord( body )
		? body
		: { code: 'unknown_error', status: error.status };
}
