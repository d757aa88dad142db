/*
 * A REST server for integration tests. It keeps records in memory, gives each a token of its content, and refuses stale writes
 * with 412 as `includes/writes` does. It knows who is logged in, and fails on demand with each of `FAULTS`. Everything above
 * `fetch` is real: api-fetch with the middlewares of Design, core-data, the stores. It answers for records as WordPress
 * does: `contract.test.ts` compares its responses with recorded ones.
 *
 * `server.put( route, fields )` puts a record; its collection lists it. `server.on()` answers routes that are no records.
 * `server.failNext( FAULTS[ n ] )` lets the next write, or the next request of a pattern, fail; `server.get( route )` and
 * `server.writes` return the writes that arrived. Flows are added to the matrix in `write-matrix.tsx`, not here.
 */

import {
	findKind,
	toAnswered,
	toStored,
	type LastChange,
	type RestKind,
} from './rest-kinds';

/** Fields of a record. */
export type Fields = Record< string, unknown >;

/** A way in which a request fails. */
export interface Fault {
	/** Its number in the names of tests. */
	number: number;
	name: string;
	/** Whether the write happens before it fails. */
	isWritten?: boolean;
	status?: number;
	/** Body of the answer; without a status there is no answer. */
	body?: unknown;
	/** Faults without a status. */
	kind?: 'staleNonce' | 'loggedOut' | 'changed' | 'silence';
}

const refusal = ( code: string, message: string, status: number ) => ( {
	code,
	message,
	data: { status },
} );

/** The faults of writes that the server or the network makes. */
export const FAULTS: readonly Fault[] = [
	{
		number: 1,
		name: 'a 500 with JSON',
		status: 500,
		body: refusal(
			'internal_server_error',
			'There has been a critical error.',
			500
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
			'You are not allowed to edit this.',
			403
		),
	},
	{
		number: 5,
		name: 'a 403, stale nonce, a new one works',
		kind: 'staleNonce',
	},
	{ number: 6, name: 'the session is over', kind: 'loggedOut' },
	{
		number: 7,
		name: 'a 404, deleted meanwhile',
		status: 404,
		body: refusal( 'rest_post_invalid_id', 'Invalid post ID.', 404 ),
	},
	{ number: 8, name: 'a 412, changed meanwhile', kind: 'changed' },
	{
		number: 9,
		name: 'a 400 with the server’s message',
		status: 400,
		body: refusal(
			'rest_invalid_param',
			'Invalid parameter(s): status',
			400
		),
	},
	{ number: 10, name: 'a 413 from a proxy', status: 413, body: '<p>Large' },
	{
		number: 11,
		name: 'a 503',
		status: 503,
		body: refusal( 'unavailable', 'Briefly unavailable.', 503 ),
	},
	{ number: 12, name: 'offline' },
	{ number: 13, name: 'no answer', kind: 'silence' },
	{ number: 14, name: 'written, but the answer was lost', isWritten: true },
];

/** A request that arrived. */
export interface SentRequest {
	method: string;
	/** Route without its query. */
	route: string;
	query: URLSearchParams;
	headers: Record< string, string >;
	data: Fields;
}

/** Which requests are meant. */
export interface RequestPattern {
	method?: string;
	route: RegExp;
}

/** Answers requests that are not about a record: the body, or nothing where the record of the route is meant. */
export type Handler = ( request: SentRequest ) => unknown;

/** The server of one test. */
export interface RestServer {
	put: ( route: string, fields: Fields ) => void;
	get: ( route: string ) => Fields | undefined;
	/** Deletes a record as Design does: it can be restored. */
	remove: ( route: string ) => void;
	/** Returns the response to a read of Design: the record with its token. */
	read: ( route: string ) => Fields;
	/** Sets who changed the record of the next refusals: somebody else, or this person in another tab. */
	writeAs: ( person: 'Anna' | 'this person' ) => void;
	/** Returns the records of a collection. */
	list: ( collection: string ) => readonly Fields[];
	/** Changes a record as somebody else would. */
	change: ( route: string, fields: Fields ) => void;
	/** Answers routes that are no records. */
	on: ( pattern: RequestPattern, handler: Handler ) => void;
	/** Writes that arrived, in their order. */
	writes: readonly SentRequest[];
	/** Lets the next write, or the next request of a pattern, fail. */
	failNext: ( fault: Fault, pattern?: RequestPattern ) => void;
	/** Lets all requests of a pattern fail, until it is called without a fault. */
	failAll: ( pattern: RequestPattern, fault?: Fault ) => void;
	/** The person logs in again. */
	logIn: () => void;
}

/** Where a test puts the stylesheet of the theme that is active. */
export const ACTIVE_THEME = '/active-theme';

/** Person who opened the page, as `test/fixtures/boot-payload.json` has it. */
const PERSON = 1;

const TYPES = {
	page: {
		slug: 'page',
		name: 'Pages',
		rest_base: 'pages',
		rest_namespace: 'wp/v2',
		supports: { title: true, 'page-attributes': true },
		taxonomies: [],
		hierarchical: true,
		viewable: true,
		labels: {
			singular_name: 'Page',
			name: 'Pages',
			all_items: 'All Pages',
		},
	},
	post: {
		slug: 'post',
		name: 'Posts',
		rest_base: 'posts',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		taxonomies: [],
		labels: { singular_name: 'Post' },
	},
	wp_block: {
		slug: 'wp_block',
		name: 'Patterns',
		rest_base: 'blocks',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		taxonomies: [],
		labels: { singular_name: 'Pattern' },
	},
	attachment: {
		slug: 'attachment',
		name: 'Media',
		rest_base: 'media',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		taxonomies: [],
		labels: { singular_name: 'Media' },
	},
	wp_template: {
		slug: 'wp_template',
		name: 'Templates',
		rest_base: 'templates',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		taxonomies: [],
		labels: { singular_name: 'Template' },
	},
	wp_template_part: {
		slug: 'wp_template_part',
		name: 'Template Parts',
		rest_base: 'template-parts',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		taxonomies: [],
		labels: { singular_name: 'Template Part' },
	},
	wp_navigation: {
		slug: 'wp_navigation',
		name: 'Navigation Menus',
		rest_base: 'navigation',
		rest_namespace: 'wp/v2',
		supports: { title: true },
		taxonomies: [],
		labels: { singular_name: 'Navigation Menu' },
	},
};

const TAXONOMIES = {
	category: {
		slug: 'category',
		name: 'Categories',
		rest_base: 'categories',
		rest_namespace: 'wp/v2',
		labels: {},
	},
	post_tag: {
		slug: 'post_tag',
		name: 'Tags',
		rest_base: 'tags',
		rest_namespace: 'wp/v2',
		labels: {},
	},
	wp_pattern_category: {
		slug: 'wp_pattern_category',
		name: 'Pattern Categories',
		rest_base: 'wp_pattern_category',
		rest_namespace: 'wp/v2',
		labels: {},
	},
};

/** Starts a server in place of the network, until the next one starts. */
export function startRestServer(): RestServer {
	const records = new Map< string, Fields >();
	const created = new Map< string, string >();
	const handlers: { pattern: RequestPattern; handler: Handler }[] = [];
	const failures: { pattern: RequestPattern; fault: Fault }[] = [];
	const deleted = new Map< number, { route: string; record: Fields } >();
	const files = new Map< string, Fields >();
	const writes: SentRequest[] = [];
	let next: { pattern: RequestPattern | undefined; fault: Fault } | undefined;
	let person = PERSON;
	let nonce = 'nonce00000';
	let lastId = 1000;
	let isOwnChange = false;

	// As `includes/writes/class-created-once.php`: the record of a lost response is found again by its key.
	const handle = ( handler: Handler, request: SentRequest ): unknown => {
		const key =
			request.method === 'POST' && request.headers[ 'x-atelier-key' ];
		const known = key ? created.get( key ) : undefined;
		if ( known !== undefined ) {
			return JSON.parse( known );
		}
		const body = handler( request );
		if (
			key &&
			request.route.startsWith( '/atelier/v1/' ) &&
			body !== undefined &&
			! isAnswer( body )
		) {
			created.set( key, JSON.stringify( body ) );
		}
		return body;
	};
	const dispatch = ( request: SentRequest ): Response => {
		const { method, route } = request;
		const handled = handlers.find( ( { pattern } ) =>
			matches( pattern, request )
		);
		const body = handled && handle( handled.handler, request );
		if ( body !== undefined ) {
			return isAnswer( body ) ? body : answer( 200, body );
		}
		if ( method !== 'GET' ) {
			return write( request );
		}
		if ( route === '/' ) {
			return answer(
				200,
				{ namespaces: [ 'wp/v2', 'atelier/v1' ] },
				READ_ONLY
			);
		}
		const described = describeTypes( route );
		if ( described ) {
			return described;
		}
		const record = records.get( route );
		const kind = findKind( route );
		if ( record && ! isHidden( kind, record ) ) {
			return answer( 200, toAnswer( request, route, record ), {
				allow: kind?.allow ?? DELETABLE,
			} );
		}
		const listed = list( route );
		return listed.length > 0 || kind?.base === route
			? answerList( request, filterList( request, listed ) )
			: notFound( route );
	};
	const toAnswer = (
		{ headers }: SentRequest,
		route: string,
		record: Fields = {}
	): Fields =>
		headers[ 'x-atelier-client' ] === '1' &&
		! findKind( route )?.isWithoutToken
			? withToken( route, record )
			: toAnswered( route, record );
	const isHidden = ( kind: RestKind | undefined, { status }: Fields ) =>
		kind?.isTrashHidden === true && status === 'trash';
	const write = ( request: SentRequest ): Response => {
		const { method, route, headers, data } = request;
		const restored = /^\/atelier\/v1\/deletions\/(\d+)\/restore$/.exec(
			route
		);
		if ( restored && method === 'POST' ) {
			return toResponse(
				handle( () => restore( Number( restored[ 1 ] ) ), request )
			);
		}
		const record = records.get( route );
		if ( method === 'POST' && ! record ) {
			return create( request );
		}
		if ( ! record || isHidden( findKind( route ), record ) ) {
			return notFound( route );
		}
		const seen = headers[ 'x-atelier-token' ];
		if ( seen !== undefined && isStale( route, record, seen, data ) ) {
			return refuse( route, record );
		}
		if ( method === 'DELETE' ) {
			return remove( request, record );
		}
		const problem = findEntryProblem( request );
		if ( problem ) {
			return problem;
		}
		records.set( route, {
			...record,
			...toStored( route, data ),
			...( record.source === 'theme' && {
				source: 'custom',
				wp_id: ++lastId,
			} ),
			...nameEntry( request ),
		} );
		return answer( 200, toAnswer( request, route, records.get( route ) ) );
	};
	const create = ( request: SentRequest ): Response => {
		const { route, headers, data } = request;
		if ( route.endsWith( '/font-faces' ) ) {
			return createFace( request );
		}
		const kind = findKind( route );
		if ( kind?.base !== route ) {
			return notFound( route );
		}
		const key = headers[ 'x-atelier-key' ];
		const known = key ? created.get( key ) : undefined;
		if ( known && records.has( known ) ) {
			return answer(
				201,
				toAnswer( request, known, records.get( known ) )
			);
		}
		const id = ++lastId;
		const made = `${ route }/${ id }`;
		records.set( made, {
			id,
			...kind.created,
			...toStored( route, data ),
		} );
		created.set( key ?? made, made );
		return answer( 201, toAnswer( request, made, records.get( made ) ) );
	};
	const createFace = ( { route, data, headers }: SentRequest ): Response => {
		const key = headers[ 'x-atelier-key' ];
		const known = key ? records.get( created.get( key ) ?? '' ) : undefined;
		if ( known ) {
			return answer( 201, known );
		}
		const family = route.slice( 0, route.lastIndexOf( '/' ) );
		const { font_faces: faces, ...fields } = records.get( family ) ?? {};
		const id = ++lastId;
		const settings: Fields = JSON.parse(
			String( data.font_face_settings )
		);
		// Faces of one family differ in weight, style or characters.
		const isLike = ( { font_face_settings: other }: Fields ) =>
			FACE_FIELDS.every(
				( name ) => settings[ name ] === ( other as Fields )[ name ]
			);
		if ( list( route ).some( isLike ) ) {
			return answer(
				400,
				refusal( 'rest_duplicate_font_face', 'It is there.', 400 )
			);
		}
		const face = {
			id,
			parent: fields.id,
			font_face_settings: {
				...settings,
				// The name of an uploaded file becomes the address that it has now.
				...( String( settings.src ).startsWith( 'file-' ) && {
					src: `/fonts/${ id }.woff2`,
				} ),
			},
		};
		records.set( `${ route }/${ face.id }`, face );
		created.set( key ?? `${ route }/${ id }`, `${ route }/${ id }` );
		records.set( family, {
			...fields,
			font_faces: [ ...( ( faces as number[] ) ?? [] ), face.id ],
		} );
		return answer( 201, face );
	};
	const refuse = ( route: string, record: Fields ): Response =>
		answer( 412, {
			...refusal(
				'atelier_changed_meanwhile',
				'Changed meanwhile.',
				412
			),
			data: {
				status: 412,
				record: toAnswered( route, record ),
				...getLastChange( route, isOwnChange ),
				...tokensOf( route, record ),
			},
		} );
	// A record that Design deletes is stored, as `includes/deletions` does it.
	const remove = (
		{ route, query, headers }: SentRequest,
		record: Fields
	): Response => {
		if ( record.source === 'theme' ) {
			return answer(
				400,
				refusal( 'rest_invalid_template', 'It is a file.', 400 )
			);
		}
		const { deletion = 'none' } = findKind( route ) ?? {};
		if ( deletion === 'trash' && query.get( 'force' ) !== 'true' ) {
			const trashed = { ...record, status: 'trash' };
			const number = Number( record.id );
			deleted.set( number, { route, record } );
			records.set( route, trashed );
			return answer( 200, {
				...toAnswered( route, trashed ),
				atelier_deletion: number,
			} );
		}
		const previous = toAnswered( route, record );
		if ( route.startsWith( '/atelier/v1/deletions/' ) ) {
			deleted.delete( Number( record.id ) );
		}
		if ( deletion !== 'stored' || headers[ 'x-atelier-client' ] !== '1' ) {
			records.delete( route );
			return answer( 200, { deleted: true, previous } );
		}
		return answer( 200, {
			deleted: true,
			previous,
			atelier_deletion: storeDeletion( route ),
		} );
	};
	const storeDeletion = ( route: string ): number | undefined => {
		const record = records.get( route );
		if ( ! record ) {
			return undefined;
		}
		const { kind, name } = findKind( route ) ?? {};
		const file = files.get( route );
		if ( file ) {
			records.set( route, file );
		} else {
			records.delete( route );
		}
		const number =
			kind === 'taxonomy'
				? ++lastId
				: Number( record.wp_id ?? record.id ) || ++lastId;
		deleted.set( number, { route, record } );
		records.set( `/atelier/v1/deletions/${ number }`, {
			id: number,
			kind,
			name,
			label: name,
			title: getText( record.title ?? record.name ),
			is_reset: Boolean( file ),
			deleted: '2026-11-21T10:00:00Z',
			expires: '2026-12-21T10:00:00Z',
			deleted_by: 'Ada',
		} );
		return number;
	};
	const restore = ( number: number ): unknown => {
		const found = deleted.get( number );
		if ( ! found ) {
			return answer(
				404,
				refusal( 'rest_post_invalid_id', 'It is gone.', 404 )
			);
		}
		const { route, record } = found;
		const { kind, name } = findKind( route ) ?? {};
		deleted.delete( number );
		records.delete( `/atelier/v1/deletions/${ number }` );
		records.set( route, record );
		return {
			kind,
			name,
			id: record.wp_id ?? record.id,
			status: kind === 'taxonomy' ? null : record.status ?? 'publish',
		};
	};
	// As `includes/templates/class-active-templates-controller.php`.
	const findEntryProblem = ( { route, data }: SentRequest ) => {
		if ( ! route.startsWith( ACTIVE_TEMPLATES ) ) {
			return undefined;
		}
		if ( ! ( 'template' in data ) ) {
			return answer(
				400,
				refusal( 'rest_missing_callback_param', 'Which template?', 400 )
			);
		}
		return typeof data.template === 'number' &&
			! records.has( `/wp/v2/wp_template/${ data.template }` )
			? answer(
					400,
					refusal(
						'atelier_template_cannot_serve',
						'This template cannot be activated.',
						400
					)
			  )
			: undefined;
	};
	const nameEntry = ( { route, data }: SentRequest ): Fields => {
		const { template } = data;
		if ( ! route.startsWith( ACTIVE_TEMPLATES ) ) {
			return {};
		}
		if ( typeof template !== 'number' ) {
			return {
				template_name:
					template === false
						? 'None'
						: 'The original from the theme or plugin',
			};
		}
		const { title } =
			records.get( `/wp/v2/wp_template/${ template }` ) ?? {};
		return { template_name: getText( title ) };
	};
	const filterList = (
		{ query }: SentRequest,
		listed: readonly Fields[]
	): readonly Fields[] => {
		const ids = query.get( 'include' )?.split( ',' );
		const slug = query.get( 'slug' );
		return listed.filter(
			( { id, slug: own, font_family_settings: settings } ) =>
				( ! ids || ids.includes( String( id ) ) ) &&
				( slug === null ||
					slug === ( own ?? ( settings as Fields )?.slug ) )
		);
	};
	const answerList = (
		request: SentRequest,
		listed: readonly Fields[]
	): Response =>
		answer(
			200,
			listed.map( ( fields ) => {
				const { route, query } = request;
				const own = `${ route }/${ String( fields.id ) }`;
				const faces = list( `${ own }/font-faces` );
				return {
					...toAnswer( request, own, fields ),
					...( query.has( '_embed' ) &&
						faces.length > 0 && {
							_embedded: { font_faces: faces },
						} ),
				};
			} ),
			{
				'x-wp-total': String( listed.length ),
				'x-wp-totalpages': '1',
				allow: findKind( request.route )?.allowList ?? 'GET, POST',
			}
		);
	const list = ( collection: string ) =>
		Array.from( records )
			.filter(
				( [ route ] ) =>
					route.startsWith( `${ collection }/` ) &&
					/^[^/]+(\/\/[^/]+)?$/.test(
						route.slice( collection.length + 1 )
					)
			)
			.map( ( [ , fields ] ) => fields );
	const takeFault = ( request: SentRequest ): Fault | undefined => {
		const { fault } =
			failures.find( ( { pattern } ) => matches( pattern, request ) ) ??
			{};
		if ( fault || ! next ) {
			return fault;
		}
		const isMeant = next.pattern
			? matches( next.pattern, request )
			: request.method !== 'GET';
		if ( ! isMeant ) {
			return undefined;
		}
		const { fault: taken } = next;
		next = undefined;
		return taken;
	};
	const fail = (
		fault: Fault,
		request: SentRequest,
		signal: AbortSignal | null | undefined
	): Response | Promise< Response > => {
		switch ( fault.kind ) {
			case 'staleNonce':
				nonce = 'nonce11111';
				return STALE_NONCE;
			case 'loggedOut':
				person = 0;
				return STALE_NONCE;
			case 'changed':
				return answer(
					412,
					refusal(
						'atelier_precondition_failed',
						'This was changed meanwhile.',
						412
					)
				);
			case 'silence':
				return waitForAbort( signal );
		}
		if ( fault.isWritten ) {
			dispatch( request );
		}
		if ( fault.status === undefined ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return answer( fault.status, fault.body );
	};

	globalThis.fetch = ( async ( url: string, options: RequestInit = {} ) => {
		const headers = Object.fromEntries(
			Object.entries(
				( options.headers ?? {} ) as Record< string, string >
			).map( ( [ name, value ] ) => [ name.toLowerCase(), value ] )
		);
		const [ path = '', search = '' ] = url.split( '?' );
		const query = new URLSearchParams( search );
		const method =
			headers[ 'x-http-method-override' ] ?? options.method ?? 'GET';
		if ( query.get( 'action' ) === 'atelier_session' ) {
			const stylesheet = query.get( 'stylesheet' );
			return answer( 200, {
				userId: person,
				nonce,
				name: 'Ada',
				...( stylesheet && {
					theme: {
						isActive:
							records.get( ACTIVE_THEME )?.stylesheet ===
							stylesheet,
						nonce,
					},
				} ),
			} );
		}
		const request = {
			method,
			route: path,
			query,
			headers,
			data: readData( options.body ),
		};
		if ( method !== 'GET' && method !== 'OPTIONS' ) {
			writes.push( request );
		}
		const fault = takeFault( request );
		if ( fault ) {
			return fail( fault, request, options.signal );
		}
		const sent = headers[ 'x-wp-nonce' ];
		if ( sent !== undefined && ( person !== PERSON || sent !== nonce ) ) {
			return STALE_NONCE;
		}
		return method === 'OPTIONS'
			? answer(
					200,
					{ schema: { properties: {} } },
					{ allow: getAllowed( path ) }
			  )
			: dispatch( request );
	} ) as typeof fetch;

	return {
		put: ( route, fields ) => {
			records.set( route, fields );
			if ( fields.source === 'theme' ) {
				files.set( route, fields );
			}
		},
		get: ( route ) => records.get( route ),
		remove: ( route ) => void storeDeletion( route ),
		read: ( route ) => withToken( route, records.get( route ) ),
		writeAs: ( writer ) => {
			isOwnChange = writer === 'this person';
		},
		list,
		change: ( route, fields ) =>
			void records.set( route, { ...records.get( route ), ...fields } ),
		on: ( pattern, handler ) =>
			void handlers.unshift( { pattern, handler } ),
		writes,
		failNext: ( fault, pattern ) => {
			next = { fault, pattern };
		},
		failAll: ( pattern, fault ) => {
			const index = failures.findIndex(
				( failure ) => failure.pattern === pattern
			);
			if ( index >= 0 ) {
				failures.splice( index, 1 );
			}
			if ( fault ) {
				failures.push( { pattern, fault } );
			}
		},
		logIn: () => {
			person = PERSON;
			nonce = 'nonce22222';
		},
	};
}

function matches(
	{ method, route }: RequestPattern,
	request: SentRequest
): boolean {
	return (
		( method === undefined || method === request.method ) &&
		route.test( request.route )
	);
}

function readData( body: unknown ): Fields {
	if ( body instanceof FormData ) {
		return Object.fromEntries( Array.from( body.entries() ) );
	}
	return body ? JSON.parse( String( body ) ) : {};
}

// A browser ends a request whose signal is aborted.
function waitForAbort(
	signal: AbortSignal | null | undefined
): Promise< Response > {
	return new Promise( ( _resolve, reject ) => {
		signal?.addEventListener( 'abort', () =>
			reject( new DOMException( 'Aborted.', 'AbortError' ) )
		);
	} );
}

// The DOM that tests run in has no Response.
class TestResponse {
	readonly ok: boolean;
	readonly status: number;
	readonly headers: Headers;

	constructor(
		private readonly body: unknown,
		{
			status = 200,
			headers = {},
		}: { status?: number; headers?: Record< string, string > | undefined }
	) {
		const known = Object.fromEntries(
			Object.entries( headers ).map( ( [ name, value ] ) => [
				name.toLowerCase(),
				value,
			] )
		);
		this.status = status;
		this.ok = status < 300;
		this.headers = {
			get: ( name: string ) => known[ name.toLowerCase() ] ?? null,
		} as Headers;
	}

	clone(): TestResponse {
		return this;
	}

	json(): Promise< unknown > {
		return this.text().then( JSON.parse );
	}

	text(): Promise< string > {
		return Promise.resolve(
			typeof this.body === 'string'
				? this.body
				: JSON.stringify( this.body )
		);
	}

	arrayBuffer(): Promise< ArrayBufferLike > {
		return this.text().then(
			( text ) => new TextEncoder().encode( text ).buffer
		);
	}

	blob(): Promise< Blob > {
		return Promise.resolve( new Blob( [ JSON.stringify( this.body ) ] ) );
	}
}

globalThis.Response ??= TestResponse as unknown as typeof Response;

/**
 * Makes an answer, for a handler that says more than a body.
 *
 * @param status  Status.
 * @param body    Body.
 * @param headers Headers, by names in lower case.
 */
export function answer(
	status: number,
	body: unknown,
	headers?: Record< string, string >
): Response {
	return new TestResponse( body, { status, headers } ) as unknown as Response;
}

/**
 * Makes the answer of a page to which a request was led.
 *
 * @param url Its address.
 */
export function leadTo( url: string ): Response {
	return Object.assign( answer( 200, '<p>A page' ), {
		url,
		redirected: true,
	} );
}

function toResponse( body: unknown ): Response {
	return isAnswer( body ) ? body : answer( 200, body );
}

function getLastChange( route: string, isOwn: boolean ): Fields {
	const { lastChange = [] } = findKind( route ) ?? {};
	const isPersonKnown = lastChange.includes( 'changed_by' );
	const all: Record< LastChange, unknown > = {
		changed_by: isOwn ? 'Ada' : 'Anna',
		changed_by_you: isOwn && isPersonKnown,
		changed_at: '2026-11-21T10:00:00Z',
	};
	return Object.fromEntries(
		lastChange.map( ( name ) => [ name, all[ name ] ] )
	);
}

function getAllowed( route: string ): string {
	const kind = findKind( route );
	return kind && kind.base === route && kind.base !== '/wp/v2/settings'
		? kind.allowList ?? 'GET, POST'
		: kind?.allow ?? DELETABLE;
}

function notFound( route: string ): Response {
	const { missing = 'rest_no_route' } = findKind( route ) ?? {};
	return answer( 404, refusal( missing, 'Not found.', 404 ) );
}

function describeTypes( route: string ): Response | undefined {
	for ( const [ base, all, missing ] of [
		[ '/wp/v2/types', TYPES, 'rest_type_invalid' ],
		[ '/wp/v2/taxonomies', TAXONOMIES, 'rest_taxonomy_invalid' ],
	] as const ) {
		if ( route === base ) {
			return answer( 200, all, READ_ONLY );
		}
		if ( route.startsWith( `${ base }/` ) ) {
			const one = ( all as Fields )[ route.slice( base.length + 1 ) ];
			return one
				? answer( 200, one, READ_ONLY )
				: answer( 404, refusal( missing, 'Invalid.', 404 ) );
		}
	}
	return undefined;
}

const getText = ( text: unknown ): string =>
	typeof text === 'string'
		? text
		: String( ( text as Fields | undefined )?.raw ?? '' );

function isAnswer( body: unknown ): body is Response {
	return body instanceof TestResponse;
}

// Core-data reads from it the person's rights to each record.
const DELETABLE = 'GET, POST, PUT, PATCH, DELETE';
const READ_ONLY = { allow: 'GET' };
const FACE_FIELDS = [ 'fontWeight', 'fontStyle', 'unicodeRange' ];
const ACTIVE_TEMPLATES = '/atelier/v1/active-templates/';
const STALE_NONCE = answer(
	403,
	refusal( 'rest_cookie_invalid_nonce', 'Cookie check failed', 403 )
);

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

/**
 * Returns a record as the server answers it: with the token of its content.
 *
 * @param route  Its route.
 * @param record Its fields.
 */
export function withToken( route: string, record: Fields = {} ): Fields {
	return {
		...toAnswered( route, record ),
		...Object.fromEntries(
			Object.entries( tokensOf( route, record ) ).map(
				( [ name, value ] ) => [ `atelier_${ name }`, value ]
			)
		),
	};
}
