import { afterDelay } from '@/schedule/after-delay';

/** Why a frame has no page: the page forbids frames, the site does not answer, or the reason is unknown. */
export type Refused = 'denied' | 'unreachable' | 'refused';

/** Time after which the reason counts as unknown. */
const PATIENCE_MS = 15_000;

/**
 * Returns the reason why a frame is empty. The browser does not report it, so the page is requested once more.
 *
 * @param url  Address of the page.
 * @param stop Aborts the request.
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
 * Returns whether a page forbids other pages of its site to show it in a frame.
 *
 * @param headers Headers of the response.
 */
export function forbidsFrames( headers: Pick< Headers, 'get' > ): boolean {
	const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(
		headers.get( 'Content-Security-Policy' ) ?? ''
	)?.[ 1 ];
	// With `frame-ancestors` in the policy, browsers ignore the older header.
	return ancestors !== undefined
		? ! /'self'|\*/.test( ancestors )
		: /\b(?:deny|allow-from)\b/i.test(
				headers.get( 'X-Frame-Options' ) ?? ''
		  );
}
