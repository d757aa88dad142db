import type { ApiMiddleware } from '../requests/api-middleware';
import { isUnclearError } from '../requests/is-unclear-error';

/** Header with the key of an attempt to create a record (`includes/writes/class-created-once.php`). */
export const KEY_HEADER = 'X-Atelier-Key';

/**
 * Returns a middleware that adds a key to each request that creates a record. When its answer is lost, the next equal request
 * has the same key, and the server answers it with the record of the first one.
 *
 * @param createKey Returns a unique key.
 */
export function createKeyMiddleware(
	createKey: () => string = createRandomKey
): ApiMiddleware {
	const unclear = new Map< string, string >();

	return async ( options, next ) => {
		const { path, method, data, body, headers } = options;
		if ( path === undefined || method?.toUpperCase() !== 'POST' ) {
			return next( options );
		}
		const request = `${ path }\n${ JSON.stringify(
			data ?? describeBody( body )
		) }`;
		const key = unclear.get( request ) ?? createKey();
		try {
			const answer: unknown = await next( {
				...options,
				headers: {
					...( headers as Record< string, string > | undefined ),
					[ KEY_HEADER ]: key,
				},
			} );
			unclear.delete( request );
			return answer;
		} catch ( error ) {
			if ( isUnclearError( error ) ) {
				unclear.set( request, key );
			} else {
				unclear.delete( request );
			}
			throw error;
		}
	};
}

// Files with the same name, size and date count as equal.
function describeBody( body: unknown ): unknown {
	return body instanceof FormData
		? Array.from( body.entries(), ( [ name, value ] ) => [
				name,
				value instanceof File
					? [ value.name, value.size, value.lastModified ]
					: value,
		  ] )
		: body;
}

// `randomUUID` exists on HTTPS only.
function createRandomKey(): string {
	return Array.from(
		globalThis.crypto.getRandomValues( new Uint8Array( 16 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}
