import pMap from 'p-map';

import { loadResource } from './load-resource';
import type { Answer, Resource } from './types';

/** A guard against a site with hundreds of thousands of items: 5,000 at most. */
const MAX_PAGES = 50;

const CONCURRENCY = 4;

/**
 * Requests all pages of a collection; the first one before the others, because its answer has the number of pages.
 *
 * @param resource The resource; the last argument of its path is the page.
 * @param toArgs   Returns the arguments for a page.
 * @throws The server's error, or one of ours, with `code` and `message`.
 */
export async function loadAllPages< T, Args extends readonly unknown[] >(
	resource: Resource< readonly T[], Args >,
	toArgs: ( page: number ) => readonly [ ...Args ]
): Promise< readonly T[] > {
	const first = await loadResource( resource, ...toArgs( 1 ) );
	const count = Math.min( first?.totalPages ?? 0, MAX_PAGES );
	const further = await pMap(
		Array.from( { length: Math.max( count - 1, 0 ) }, ( _, i ) => i + 2 ),
		( page ) => loadResource( resource, ...toArgs( page ) ),
		{ concurrency: CONCURRENCY }
	);
	return [ first, ...further ].flatMap( readItems );
}

function readItems< T >(
	answer: Answer< readonly T[] > | undefined
): readonly T[] {
	if ( answer?.data === undefined ) {
		throw answer?.error;
	}
	return answer.data;
}
