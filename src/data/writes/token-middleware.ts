import { isRecord } from '@/utils/is-record';
import type { ApiMiddleware } from '../requests/api-middleware';
import { toRestRoute } from '../reads/rest-route';
import type { Fields } from './compare-fields';
import type { ContentToken } from './server-change';

/** Header with the token of the content from which a write began (`includes/writes/class-write-guard.php`). */
export const TOKEN_HEADER = 'X-Atelier-Token';

const READING_METHODS: readonly string[] = [ 'GET', 'HEAD', 'OPTIONS' ];

/** Input of {@link createTokenMiddleware}. */
export interface TokenMiddlewareOptions {
	/** Returns the token from which the changes of the record at a route began. */
	getToken: ( route: string ) => ContentToken | undefined;
	/** Called with the server's answer to a write. */
	onWrite: ( route: string, answer: Fields, sent: Fields ) => void;
}

/**
 * Returns a middleware that sends with each write the token of its base. The server then refuses to overwrite other content. This includes
 * writes of the host's editor and of blocks.
 *
 * @param options The source of tokens, and a callback for answers.
 */
export function createTokenMiddleware( {
	getToken,
	onWrite,
}: TokenMiddlewareOptions ): ApiMiddleware {
	return async ( options, next ) => {
		const { path, data } = options;
		// An address without a path may belong to another site.
		if ( path === undefined ) {
			return next( options );
		}
		const headers: Record< string, string > = {
			...( options.headers as Record< string, string > | undefined ),
		};
		const method = headers[ 'X-HTTP-Method-Override' ] ?? options.method;
		if ( READING_METHODS.includes( ( method ?? 'GET' ).toUpperCase() ) ) {
			return next( options );
		}
		const route = toRestRoute( path );
		const token = getToken( route );
		if ( token !== undefined && headers[ TOKEN_HEADER ] === undefined ) {
			headers[ TOKEN_HEADER ] = formatToken( token, data );
		}
		const answer: unknown = await next( { ...options, headers } );
		if ( isRecord( answer ) ) {
			onWrite( route, answer, isRecord( data ) ? data : {} );
		}
		return answer;
	};
}

// Only the tokens of the sent settings are needed: each setting is compared by itself.
function formatToken( token: ContentToken, data: unknown ): string {
	if ( typeof token === 'string' ) {
		return token;
	}
	const sent = Object.keys( isRecord( data ) ? data : {} );
	return JSON.stringify(
		Object.fromEntries(
			Object.entries( token ).filter( ( [ name ] ) =>
				sent.includes( name )
			)
		)
	);
}
