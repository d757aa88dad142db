import { __, sprintf } from '@wordpress/i18n';

import { withTimeLimit } from '@/schedule/with-time-limit';

const TIME_LIMIT_MS = 30_000;

/**
 * Downloads a font file of a collection.
 *
 * @param url    Its address.
 * @param signal Aborts the download.
 * @throws An error with the status if the response is not OK (specification 5), or that of the time limit.
 */
export async function fetchFontFile(
	url: string,
	signal: AbortSignal
): Promise< File > {
	return withTimeLimit( TIME_LIMIT_MS, async ( limit ) => {
		const abort = new AbortController();
		const end = () => abort.abort();
		signal.addEventListener( 'abort', end );
		limit.addEventListener( 'abort', end );
		try {
			const response = await window.fetch( url, {
				signal: abort.signal,
			} );
			if ( ! response.ok ) {
				throw new Error(
					sprintf(
						/* translators: %d: number of an HTTP status, for example 404. */
						__( 'The server answered with status %d.', 'atelier' ),
						response.status
					)
				);
			}
			const name = new URL( url, window.location.href ).pathname
				.split( '/' )
				.pop();
			const blob = await response.blob();
			return new File( [ blob ], name || 'font.woff2', {
				type: blob.type,
			} );
		} catch ( error ) {
			throw limit.aborted
				? new Error(
						__( 'The server did not answer in time.', 'atelier' )
				  )
				: error;
		} finally {
			signal.removeEventListener( 'abort', end );
		}
	} );
}
