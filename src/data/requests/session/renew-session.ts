import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';

import { extractJson } from '@/utils/extract-json';
import { withTimeLimit } from '@/schedule/with-time-limit';
import { readSession } from './read-session';
import type { Session } from './session';

/** Properties that the host's page adds to api-fetch. */
interface HostApiFetch {
	nonceEndpoint?: string;
	nonceMiddleware?: { nonce: string };
}

const TIME_LIMIT_MS = 10_000;

/**
 * Requests who is logged in (`includes/http/class-session.php`). Uses the new nonce from then on if it is the person who opened the page;
 * another person's nonce is never used.
 *
 * @param userId     Id of the person who opened the page.
 * @param stylesheet Stylesheet of a theme whose state is requested, too.
 */
export async function renewSession(
	userId: number,
	stylesheet?: string
): Promise< Session > {
	const { nonceEndpoint, nonceMiddleware } =
		apiFetch as unknown as HostApiFetch;
	if ( ! nonceEndpoint || ! nonceMiddleware ) {
		return { state: 'unknown' };
	}
	try {
		const response = await withTimeLimit( TIME_LIMIT_MS, ( signal ) =>
			fetch(
				addQueryArgs( nonceEndpoint, {
					action: 'atelier_session',
					stylesheet,
				} ),
				{
					credentials: 'same-origin',
					headers: { Accept: 'application/json' },
					signal,
				}
			)
		);
		const answer = readSession(
			extractJson( await response.text().catch( () => '' ) )?.value,
			userId
		);
		if ( answer.nonce !== undefined ) {
			nonceMiddleware.nonce = answer.nonce;
		}
		return answer.session;
	} catch {
		return { state: 'unknown' };
	}
}
