import type { ApiMiddleware } from './api-middleware';

/** Marks the requests of Design: the server stores what they delete (`includes/writes/class-design-request.php`). */
export const CLIENT_HEADER = 'X-Atelier-Client';

/** Makes the middleware that marks every request of the page, the host's editor in it included. */
export function createClientHeader(): ApiMiddleware {
	return ( options, next ) =>
		next( {
			...options,
			headers: { ...options.headers, [ CLIENT_HEADER ]: '1' },
		} );
}
