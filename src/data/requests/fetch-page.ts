import { withTimeLimit } from '@/schedule/with-time-limit';

// As long as a frame waits for a page.
const TIME_LIMIT_MS = 10_000;

/**
 * Asks for a page of the site, to be read and not shown: nothing in it is loaded or run.
 *
 * @param url Address of the page.
 * @throws Where no page comes.
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
