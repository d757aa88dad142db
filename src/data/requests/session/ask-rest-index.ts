import apiFetch from '@wordpress/api-fetch';

import { readRestIndex, type RestHealth } from './read-rest-index';

/** Path of the request that checks whether the REST API answers at all; it must not be a preloaded path. */
export const REST_INDEX_PATH = '/?_fields=namespaces&context=view';

/** Checks whether the REST API of the site answers. Does not reject. */
export async function askRestIndex(): Promise< RestHealth > {
	const answer: unknown = await apiFetch( {
		path: REST_INDEX_PATH,
		parse: false,
		cache: 'no-store',
	} ).catch( ( error: unknown ) => error );
	if ( ! ( answer instanceof Response ) ) {
		return 'unknown';
	}
	return readRestIndex(
		answer.status,
		await answer.text().catch( () => '' )
	);
}
