import { extractJson } from '@/utils/extract-json';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** Why no request of Design can be answered. */
export interface RestOutage {
	/**
	 * `switchedOff`: WordPress itself refuses, by a plugin or a setting. `blocked`: something before WordPress refuses. `notFound`: the
	 * address leads to a page instead of the REST API, for example because permalinks are broken.
	 */
	reason: 'switchedOff' | 'blocked' | 'notFound';
	/** The server's own message; may be empty. */
	message: string;
}

/** Health of the REST API by the answer of its index: it works, a reason why not, or unknown. */
export type RestHealth = 'available' | 'unknown' | RestOutage;

/** Codes of WordPress that prove nothing about the REST API as a whole: the session is over, or PHP ended with an error. */
const PASSING_CODES: readonly unknown[] = [
	'internal_server_error',
	'rest_cookie_invalid_nonce',
	'atelier_other_person',
];

const REFUSING_STATUSES: readonly number[] = [ 401, 403, 405, 406 ];
const MISSING_STATUSES: readonly number[] = [ 404, 410 ];

/**
 * Reads the answer of the REST API's index, which everybody may read: a refusal of it is a refusal of all (reliability, scenarios 18–20).
 * Temporary failures, such as maintenance, a fatal error or a proxy's limit, prove nothing.
 *
 * @param status HTTP status of the answer.
 * @param text   Its body.
 */
export function readRestIndex( status: number, text: string ): RestHealth {
	const body = extractJson( text )?.value;
	if ( ! isRecord( body ) ) {
		return readPage( status, text );
	}
	const { namespaces, code, message } = body;
	if ( status < 400 ) {
		return Array.isArray( namespaces ) ? 'available' : 'unknown';
	}
	// WordPress answers with 500 to an error that names no status, as some plugins return it.
	return typeof code === 'string' && ! PASSING_CODES.includes( code )
		? {
				reason: 'switchedOff',
				message: toText( message ),
		  }
		: 'unknown';
}

function readPage( status: number, text: string ): RestHealth {
	if ( REFUSING_STATUSES.includes( status ) ) {
		return { reason: 'blocked', message: '' };
	}
	// A message of PHP before the JSON is no page.
	const isPage = status < 300 && /^\s*<(!doctype|html)/i.test( text );
	return MISSING_STATUSES.includes( status ) || isPage
		? { reason: 'notFound', message: '' }
		: 'unknown';
}
