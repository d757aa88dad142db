import apiFetch from '@wordpress/api-fetch';

let request: Promise< unknown > | undefined;

/**
 * Returns the configuration of WordPress itself and its blocks, without the theme's. It is asked for once; after a
 * failure the next call asks again.
 */
export function fetchDefaultStyles(): Promise< unknown > {
	request ??= apiFetch( { path: '/atelier/v1/default-styles' } ).catch(
		( error: unknown ) => {
			request = undefined;
			throw error;
		}
	);
	return request;
}
