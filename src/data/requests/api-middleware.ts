import type apiFetch from '@wordpress/api-fetch';

/** A middleware of api-fetch: sees every request of the page and may answer it, change it or pass it on. */
export type ApiMiddleware = Parameters< typeof apiFetch.use >[ 0 ];
