import {
	BAD_NUMBERS,
	BAD_TEXTS,
	BAD_TYPES,
	INVALID_UTF8,
	LARGE_STRUCTURES,
} from '../../test/fixtures/bad-inputs';
import type { TestSite } from './site';

/** A request for the task `send-requests`. */
export interface SentRequest {
	method: string;
	route: string;
	query?: string;
	/** Bytes in Base64. */
	body?: string;
	headers?: Record< string, string >;
	/** Whether a record that it creates is deleted at once. */
	remove?: boolean;
	/** Whether the response is returned. */
	reads?: boolean;
}

/** A request with one bad value. */
export interface BadRequest {
	name: string;
	request: SentRequest;
}

/** A valid request to a route, with the arguments that get bad values. */
export interface GoodRequest {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** The route, with `{name}` for arguments. */
	route: string;
	/** Arguments of WordPress, which stay valid. */
	given?: Readonly< Record< string, unknown > >;
	args: Readonly< Record< string, unknown > >;
}

/** Methods whose arguments are in the URL. */
const METHODS_WITHOUT_BODY = [ 'GET', 'DELETE' ];

/** Texts for arguments of other types, each of another kind. */
const SOME_TEXTS = [
	'nothing',
	'10,000 characters',
	'markup',
	'the name of a prototype',
	'NUL',
] as const;

const MEGABYTE = 'a megabyte';

type NamedValue = readonly [ name: string, value: unknown ];

/**
 * Lists the requests with one bad argument: each argument with each value that could cause a failure there.
 *
 * @param good A valid request to the route.
 */
export function listBadRequests( good: GoodRequest ): BadRequest[] {
	return Object.keys( good.args ).flatMap( ( arg ) => {
		const name = `${ good.method } ${ good.route }: ${ arg }`;
		return [
			...listValues( good, arg ).map( ( [ value, bad ] ) => ( {
				name: `${ name } is ${ value }`,
				request: toRequest( good, { ...good.args, [ arg ]: bad } ),
			} ) ),
			{
				name: `${ name } is invalid UTF-8`,
				request: withInvalidText( good, arg ),
			},
		];
	} );
}

function listValues( good: GoodRequest, arg: string ): NamedValue[] {
	const isText = typeof good.args[ arg ] === 'string';
	const isPath = good.route.includes( `{${ arg }}` );
	return [
		...Object.entries( BAD_TEXTS ).filter(
			( [ name ] ) => isText || SOME_TEXTS.some( ( one ) => one === name )
		),
		...Object.entries( BAD_NUMBERS ).filter(
			( [ name ] ) => ! isText || name === '2^63'
		),
		...( isPath ? [] : Object.entries( BAD_TYPES ) ),
		...( isPath ? [] : Object.entries( LARGE_STRUCTURES ) ),
	].filter(
		( [ name ] ) =>
			name !== MEGABYTE || ! METHODS_WITHOUT_BODY.includes( good.method )
	);
}

/**
 * Builds a request.
 *
 * @param good   The route.
 * @param values Values of its arguments.
 */
export function toRequest(
	{ method, route, given }: Omit< GoodRequest, 'args' >,
	values: Readonly< Record< string, unknown > >
): SentRequest {
	const others: Record< string, unknown > = { ...given, ...values };
	const address = route.replace( /\{(\w+)\}/g, ( _, name: string ) => {
		const value = String( others[ name ] );
		delete others[ name ];
		return value;
	} );
	const rest = METHODS_WITHOUT_BODY.includes( method )
		? {
				query: Object.entries( others )
					.map( ( [ name, value ] ) => toQuery( name, value ) )
					.filter( Boolean )
					.join( '&' ),
		  }
		: { body: toBase64( JSON.stringify( others ), 'utf8' ) };
	return { method, route: address, ...rest };
}

function withInvalidText( good: GoodRequest, arg: string ): SentRequest {
	const mark = 'INVALID';
	const request = toRequest( good, { ...good.args, [ arg ]: mark } );
	const bytes = decodeURIComponent(
		INVALID_UTF8.replace( /%/g, '%25' )
	).replace( /%(..)/g, ( _, code: string ) =>
		String.fromCharCode( parseInt( code, 16 ) )
	);
	return {
		...request,
		route: request.route.replace( mark, 'a\uFFFDb' ),
		...( request.query && {
			query: request.query.replace( mark, INVALID_UTF8 ),
		} ),
		...( request.body && {
			body: toBase64(
				Buffer.from( request.body, 'base64' )
					.toString( 'latin1' )
					.replace( mark, bytes ),
				'latin1'
			),
		} ),
	};
}

/** Encodes an argument as PHP parses it from a URL. */
function toQuery( name: string, value: unknown ): string {
	if ( value === null || typeof value !== 'object' ) {
		return value === null
			? ''
			: `${ encodeURIComponent( name ) }=${ encodeURIComponent(
					String( value )
			  ) }`;
	}
	return Object.entries( value )
		.map( ( [ key, item ] ) =>
			toQuery( `${ name }[${ Array.isArray( value ) ? '' : key }]`, item )
		)
		.filter( Boolean )
		.join( '&' );
}

function toBase64( text: string, encoding: 'utf8' | 'latin1' ): string {
	return Buffer.from( text, encoding ).toString( 'base64' );
}

/** Outcome of a request. */
export interface Answer {
	/** Its status; 0 for an uncaught error. */
	status: number;
	code: string;
	data?: any;
}

const MAX_BATCH_LENGTH = 4_000_000;

/**
 * Sends requests to a site, in as few batches as possible.
 *
 * @param site     The site.
 * @param requests The requests.
 * @param user     Login of the person who sends them.
 */
export async function sendRequests(
	site: TestSite,
	requests: readonly SentRequest[],
	user = 'admin'
): Promise< Answer[] > {
	const batches: SentRequest[][] = [ [] ];
	let length = 0;
	for ( const request of requests ) {
		const added = JSON.stringify( request ).length;
		if ( length && length + added > MAX_BATCH_LENGTH ) {
			batches.push( [] );
			length = 0;
		}
		batches.at( -1 )?.push( request );
		length += added;
	}
	const answers: Answer[] = [];
	for ( const batch of batches ) {
		answers.push(
			...( await site.task< Answer[] >( 'send-requests', {
				user,
				requests: batch,
			} ) )
		);
	}
	return answers;
}
