/*
 * A REST server for integration tests: it keeps records in memory, gives each a token of its content, refuses stale writes with
 * 412 as `includes/writes` does, and fails on demand with the faults of reliability.md. Everything above `fetch` is real:
 * api-fetch with the middlewares of Design, core-data, the stores.
 *
 * To add a flow to the matrix: `const server = startRestServer()`, put what it needs with `server.put( route, fields )`, let the
 * next write fail with `server.failNext( FAULTS[ n ] )`, and read `server.get( route )` and `server.writes` afterwards.
 */

/** Fields of a record. */
export type Fields = Record< string, unknown >;

/** A fault of reliability.md. */
export interface Fault {
	/** Its number there. */
	number: number;
	name: string;
	/** Whether the write happens before it fails. */
	isWritten?: boolean;
	status?: number;
	/** Body of the answer; without a status there is no answer. */
	body?: unknown;
}

const refusal = ( code: string, message: string ) => ( { code, message } );

/** The faults of writes that the server or the network makes. */
export const FAULTS: readonly Fault[] = [
	{
		number: 1,
		name: 'a 500 with JSON',
		status: 500,
		body: refusal(
			'internal_server_error',
			'There has been a critical error.'
		),
	},
	{ number: 2, name: 'a 500 with HTML', status: 500, body: '<p>Fatal' },
	{ number: 3, name: 'a 200 that is not JSON', status: 200, body: '<p>Soon' },
	{
		number: 4,
		name: 'a 403, the capability was taken away',
		status: 403,
		body: refusal(
			'rest_cannot_edit',
			'You are not allowed to edit this.'
		),
	},
	{
		number: 7,
		name: 'a 404, deleted meanwhile',
		status: 404,
		body: refusal( 'rest_post_invalid_id', 'Invalid post ID.' ),
	},
	{
		number: 9,
		name: 'a 400 with the server’s message',
		status: 400,
		body: refusal( 'rest_invalid_param', 'Invalid parameter(s): status' ),
	},
	{ number: 10, name: 'a 413 from a proxy', status: 413, body: '<p>Large' },
	{
		number: 11,
		name: 'a 503',
		status: 503,
		body: refusal( 'unavailable', 'Briefly unavailable.' ),
	},
	{ number: 12, name: 'offline' },
	{ number: 14, name: 'written, but the answer was lost', isWritten: true },
];

interface SentRequest {
	method: string;
	route: string;
	headers: Record< string, string >;
	data: Fields;
}

/** The server of one test. */
export interface RestServer {
	put: ( route: string, fields: Fields ) => void;
	get: ( route: string ) => Fields | undefined;
	remove: ( route: string ) => void;
	/** What a read of Design answers: the record with its token. */
	read: ( route: string ) => Fields;
	/** Writes that arrived, in their order. */
	writes: readonly SentRequest[];
	/** Says who has changed what the next refusals are about: somebody else, or this person in another tab. */
	writeAs: ( person: 'Anna' | 'this person' ) => void;
	/** Lets the next write fail. */
	failNext: ( fault: Fault ) => void;
}

const typeOf = ( slug: string, restBase: string ) => ( {
	slug,
	name: slug,
	rest_base: restBase,
	rest_namespace: 'wp/v2',
	supports: { title: true },
	taxonomies: [],
	labels: { singular_name: slug },
} );

const TYPES = {
	page: typeOf( 'page', 'pages' ),
	post: typeOf( 'post', 'posts' ),
	wp_template: typeOf( 'wp_template', 'templates' ),
	wp_template_part: typeOf( 'wp_template_part', 'template-parts' ),
	wp_block: typeOf( 'wp_block', 'blocks' ),
	wp_navigation: typeOf( 'wp_navigation', 'navigation' ),
};

const TAXONOMIES = {
	wp_pattern_category: typeOf( 'wp_pattern_category', 'wp_pattern_category' ),
};

/** Starts a server in place of the network, until the next one starts. */
export function startRestServer(): RestServer {
	const records = new Map< string, Fields >();
	const created = new Map< string, string >();
	const writes: SentRequest[] = [];
	let fault: Fault | undefined;
	let lastId = 1000;
	let isOwnChange = false;

	const write = ( request: SentRequest ) => {
		const { method, route, headers, data } = request;
		const record = records.get( route );
		if ( method === 'POST' && ! record ) {
			const key = headers[ 'x-atelier-key' ];
			const known = key ? created.get( key ) : undefined;
			const id = ++lastId;
			const made = known ?? `${ route }/${ id }`;
			if ( ! known ) {
				records.set( made, { id, ...data } );
				created.set( key ?? made, made );
			}
			return answer( 201, withToken( made, records.get( made ) ) );
		}
		if ( ! record ) {
			return answer( 404, refusal( 'rest_no_route', 'Not found.' ) );
		}
		const seen = headers[ 'x-atelier-token' ];
		if ( seen !== undefined && isStale( route, record, seen, data ) ) {
			return answer( 412, {
				...refusal( 'atelier_changed_meanwhile', 'Changed meanwhile.' ),
				data: {
					status: 412,
					record,
					changed_by: isOwnChange ? 'Ada' : 'Anna',
					changed_by_you: isOwnChange,
					changed_at: '2026-11-21T10:00:00Z',
					...tokensOf( route, record ),
				},
			} );
		}
		if ( method === 'DELETE' ) {
			records.delete( route );
			return answer( 200, { deleted: true, previous: record } );
		}
		records.set( route, { ...record, ...data } );
		return answer( 200, withToken( route, records.get( route ) ) );
	};

	globalThis.fetch = ( async ( url: string, options: RequestInit = {} ) => {
		const headers = Object.fromEntries(
			Object.entries(
				( options.headers ?? {} ) as Record< string, string >
			).map( ( [ name, value ] ) => [ name.toLowerCase(), value ] )
		);
		const method =
			headers[ 'x-http-method-override' ] ?? options.method ?? 'GET';
		if ( method === 'OPTIONS' ) {
			return answer( 200, { schema: { properties: {} } } );
		}
		const route = url.replace( /[?].*$/, '' );
		if ( method === 'GET' ) {
			if ( route === '/wp/v2/types' ) {
				return answer( 200, TYPES );
			}
			if ( route === '/wp/v2/taxonomies' ) {
				return answer( 200, TAXONOMIES );
			}
			const record = records.get( route );
			return record
				? answer( 200, withToken( route, record ) )
				: answer( 404, refusal( 'rest_no_route', 'Not found.' ) );
		}
		const request = {
			method,
			route,
			headers,
			data: options.body ? JSON.parse( String( options.body ) ) : {},
		};
		writes.push( request );
		const failing = fault;
		fault = undefined;
		if ( ! failing ) {
			return write( request );
		}
		if ( failing.isWritten ) {
			write( request );
		}
		if ( failing.status === undefined ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return answer( failing.status, failing.body );
	} ) as typeof fetch;

	return {
		put: ( route, fields ) => void records.set( route, fields ),
		get: ( route ) => records.get( route ),
		remove: ( route ) => void records.delete( route ),
		read: ( route ) => withToken( route, records.get( route ) ),
		writes,
		writeAs: ( person ) => {
			isOwnChange = person === 'this person';
		},
		failNext: ( next ) => {
			fault = next;
		},
	};
}

// The DOM that tests run in has no Response.
function answer( status: number, body: unknown ) {
	const isJson = typeof body === 'object';
	return {
		status,
		ok: status < 300,
		headers: { get: () => null },
		clone: () => answer( status, body ),
		json: () =>
			isJson
				? Promise.resolve( JSON.parse( JSON.stringify( body ) ) )
				: Promise.reject( new SyntaxError( 'Unexpected token <' ) ),
	} as unknown as Response;
}

const tokenOf = ( value: unknown ) => `token:${ JSON.stringify( value ) }`;

function isStale(
	route: string,
	record: Fields,
	seen: string,
	sent: Fields
): boolean {
	if ( route !== '/wp/v2/settings' ) {
		return seen !== tokenOf( record );
	}
	const tokens: Record< string, string > = JSON.parse( seen );
	return Object.keys( tokens ).some(
		( name ) => name in sent && tokens[ name ] !== tokenOf( record[ name ] )
	);
}

function tokensOf( route: string, record: Fields ) {
	return route === '/wp/v2/settings'
		? {
				tokens: Object.fromEntries(
					Object.entries( record ).map( ( [ name, value ] ) => [
						name,
						tokenOf( value ),
					] )
				),
		  }
		: { token: tokenOf( record ) };
}

function withToken( route: string, record: Fields = {} ): Fields {
	return {
		...record,
		...Object.fromEntries(
			Object.entries( tokensOf( route, record ) ).map(
				( [ name, value ] ) => [ `atelier_${ name }`, value ]
			)
		),
	};
}
