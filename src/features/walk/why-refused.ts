import { afterDelay } from '@/schedule/after-delay';

/** Why a frame stays without a page: the page forbids it, the site does not answer, or nobody can tell. */
export type Refused = 'denied' | 'unreachable' | 'refused';

/** An answer that has not come by then says nothing. */
const PATIENCE_MS = 15_000;

/**
 * Finds out why a frame stays empty, which the browser does not say: requests the page once more in the same way.
 *
 * @param url  Address of the page.
 * @param stop Ends the question.
 */
export async function findWhyRefused(
	url: string,
	stop: AbortSignal
): Promise< Refused > {
	const patience = new AbortController();
	const { signal } = patience;
	const abort = () => patience.abort();
	stop.addEventListener( 'abort', abort );
	const endPatience = afterDelay( PATIENCE_MS, abort );
	const reason = await fetch( url, {
		credentials: 'same-origin',
		redirect: 'manual',
		signal,
	} ).then(
		( { headers } ) => ( forbidsFrames( headers ) ? 'denied' : 'refused' ),
		() => ( signal.aborted ? 'refused' : 'unreachable' )
	);
	stop.removeEventListener( 'abort', abort );
	endPatience();
	return reason;
}

/**
 * Returns whether a page forbids other pages of its site to show it.
 *
 * @param headers Headers of the answer.
 */
export function forbidsFrames( headers: Pick< Headers, 'get' > ): boolean {
	const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(
		headers.get( 'Content-Security-Policy' ) ?? ''
	)?.[ 1 ];
	// Where a policy says it, browsers do not read the older header.
	return ancestors !== undefined
		? ! /'self'|\*/.test( ancestors )
		: /\b(?:deny|allow-from)\b/i.test(
				headers.get( 'X-Frame-Options' ) ?? ''
		  );
}
