import { withTimeLimit } from '@/schedule/with-time-limit';

// The same time as a frame waits for a page.
const TIME_LIMIT_MS = 10_000;

/**
 * Requests and parses a page of the site, without loading its files or running its scripts.
 *
 * @param url Address of the page.
 * @throws When no page is received in time.
 */
export async function fetchPage( url: string ): Promise< Document > {
	return withTimeLimit( TIME_LIMIT_MS, async ( signal ) => {
		const answer = await fetch( url, {
			credentials: 'same-origin',
			signal,
		} );
		return new DOMParser().parseFromString(
			await answer.text(),
			'text/html'
		);
	} );
}
