import type { ApiMiddleware } from '../requests/api-middleware';
import { readRestored } from './read-restored';
import { toRestRoute } from './rest-route';
import type { Write } from './types';

const READING_METHODS: readonly string[] = [ 'GET', 'HEAD', 'OPTIONS' ];
const BATCH_ROUTE = '/batch/v1';

/**
 * Returns a middleware that reports each write after it has ended. All writes of records go through api-fetch: those of
 * Design, the editor, core-data and other plugins.
 *
 * A failed write is reported, too: the server may have made it, and only the answer was lost.
 *
 * @param onWrite Called with each write.
 */
export function createWriteWatcher(
	onWrite: ( write: Write ) => void
): ApiMiddleware {
	return async ( options, next ) => {
		try {
			return await next( options );
		} finally {
			readWrites( options ).forEach( ( write ) => onWrite( write ) );
		}
	};
}

type ApiOptions = Parameters< ApiMiddleware >[ 0 ];

/**
 * Returns the writes of a request; of a batch all its writes, of a restored moment also those of its records.
 *
 * @param options Options of api-fetch.
 */
export function readWrites( {
	path,
	url,
	method = 'GET',
	headers,
	data,
}: ApiOptions ): readonly Write[] {
	const overriding = ( headers as Record< string, string > | undefined )?.[
		'X-HTTP-Method-Override'
	];
	const write = {
		route:
			path === undefined ? toRouteFromUrl( url ?? '' ) : toRoute( path ),
		method: ( overriding ?? method ).toUpperCase(),
	};
	if ( READING_METHODS.includes( write.method ) ) {
		return [];
	}
	return write.route === BATCH_ROUTE
		? readBatch( data )
		: [ write, ...readRestored( write.route, data ) ];
}

function readBatch( data: unknown ): readonly Write[] {
	const { requests } = ( data ?? {} ) as { requests?: unknown };
	return Array.isArray( requests )
		? requests.map(
				( { path, method }: { path?: string; method?: string } ) => ( {
					route: toRoute( path ?? '' ),
					method: ( method ?? 'POST' ).toUpperCase(),
				} )
		  )
		: [];
}

function toRoute( path: string ): string {
	return toRestRoute( path.startsWith( '/' ) ? path : `/${ path }` );
}

// With plain permalinks the route is an argument of the address.
function toRouteFromUrl( url: string ): string {
	const { pathname, searchParams } = new URL( url, window.location.href );
	return toRoute(
		searchParams.get( 'rest_route' ) ??
			pathname.replace( /^.*?\/wp-json(?=\/|$)/, '' )
	);
}
