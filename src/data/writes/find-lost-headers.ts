import apiFetch from '@wordpress/api-fetch';

import { isRecord } from '@/utils/is-record';
import { CLIENT_HEADER } from '../requests/client-header';
import { THEME_HEADER } from '../requests/session/theme-middleware';
import { KEY_HEADER } from './create-key-middleware';
import { TOKEN_HEADER } from './token-middleware';

const PATH = '/atelier/v1/request-headers';

const HEADERS: readonly string[] = [
	CLIENT_HEADER,
	TOKEN_HEADER,
	KEY_HEADER,
	THEME_HEADER,
];

/**
 * Returns the names of Design's headers that are removed between the browser and the site, for example by a proxy. Without them the server
 * cannot detect conflicts (`includes/http/class-request-headers-controller.php`).
 *
 * @throws The server's error.
 */
export async function findLostHeaders(): Promise< readonly string[] > {
	const answer: unknown = await apiFetch( {
		path: PATH,
		headers: Object.fromEntries( HEADERS.map( ( name ) => [ name, '1' ] ) ),
	} );
	const arrived = isRecord( answer ) ? answer.arrived : undefined;
	// An answer that is not from WordPress proves nothing.
	return Array.isArray( arrived )
		? HEADERS.filter( ( name ) => ! arrived.includes( name ) )
		: [];
}
