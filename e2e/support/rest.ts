import {
	expect,
	type APIRequestContext,
	type APIResponse,
} from '@playwright/test';

/** Prefix of the names of login cookies. */
const SESSION_COOKIE = 'wordpress_logged_in_';

/** Nonces by session. */
const nonces = new WeakMap< APIRequestContext, Map< string, string > >();

/** Options of a REST call. */
export interface RestOptions {
	method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
	params?: Record< string, string | number | boolean >;
	data?: unknown;
	/** Parts of a form, instead of data. */
	multipart?: NonNullable<
		Parameters< APIRequestContext[ 'fetch' ] >[ 1 ]
	>[ 'multipart' ];
	/** Whether the request counts as one of Design. */
	isDesign?: boolean;
	headers?: Record< string, string >;
	/** Time limit of the request, in milliseconds. */
	timeout?: number;
}

/** Calls a site's REST routes as the logged-in user. */
export interface Rest {
	/** Calls a route such as `/wp/v2/pages`, and returns its body; fails the test when the server returns an error. */
	< Body = any >( route: string, options?: RestOptions ): Promise< Body >;
	/** Calls a route, and returns any response. */
	raw: ( route: string, options?: RestOptions ) => Promise< APIResponse >;
}

/**
 * Creates the REST helper of a browser context, or of a client without a browser.
 *
 * @param requests The requests with their cookies, or a function that returns them for each call.
 * @param url      The site's address.
 */
export function createRest(
	requests: APIRequestContext | ( () => Promise< APIRequestContext > ),
	url: string
): Rest {
	const raw: Rest[ 'raw' ] = async (
		route,
		{
			method = 'GET',
			params = {},
			data,
			multipart,
			headers = {},
			isDesign = false,
			timeout,
		} = {}
	) => {
		const request =
			typeof requests === 'function' ? await requests() : requests;
		const nonce = await readNonce( request, url );
		const search = new URLSearchParams(
			Object.entries( params ).map( ( [ name, value ] ) => [
				name,
				String( value ),
			] )
		);
		return request.fetch(
			`${ url }/wp-json${ route }${ search.size ? `?${ search }` : '' }`,
			{
				method,
				headers: {
					// An open connection may belong to a process of the server that is busy with a long request.
					Connection: 'close',
					...headers,
					...( nonce && { 'X-WP-Nonce': nonce } ),
					...( isDesign && { 'X-Atelier-Client': '1' } ),
				},
				...( data !== undefined && { data } ),
				...( multipart && { multipart } ),
				...( timeout !== undefined && { timeout } ),
			}
		);
	};
	const rest = async ( route: string, options?: RestOptions ) => {
		const response = await raw( route, options );
		expect(
			response.ok(),
			`${
				options?.method ?? 'GET'
			} ${ route }: ${ await response.text() }`
		).toBe( true );
		return response.json();
	};
	return Object.assign( rest, { raw } ) as Rest;
}

/**
 * Stores the nonce of the current login for its calls.
 *
 * @param request The context's requests.
 * @param nonce   The nonce.
 */
export async function setNonce(
	request: APIRequestContext,
	nonce: string
): Promise< void > {
	getNonces( request ).set( await readSession( request ), nonce );
}

function getNonces( request: APIRequestContext ): Map< string, string > {
	const known = nonces.get( request ) ?? new Map< string, string >();
	nonces.set( request, known );
	return known;
}

async function readSession( request: APIRequestContext ): Promise< string > {
	const { cookies } = await request.storageState();
	return cookies
		.filter( ( { name } ) => name.startsWith( SESSION_COOKIE ) )
		.map( ( { name, value } ) => `${ name }=${ value }` )
		.join( ';' );
}

// A nonce is valid for a session and longer than a test runs, so one is enough for each login.
async function readNonce(
	request: APIRequestContext,
	url: string
): Promise< string > {
	const session = await readSession( request );
	const known = getNonces( request );
	if ( ! known.get( session ) ) {
		const answer = await request.get(
			`${ url }/wp-admin/admin-ajax.php?action=rest-nonce`
		);
		known.set( session, answer.ok() ? await answer.text() : '' );
	}
	return known.get( session ) ?? '';
}
