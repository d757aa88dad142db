import type apiFetch from '@wordpress/api-fetch';

/** A middleware of api-fetch: it receives every request of the page and may answer, change or forward it. */
export type ApiMiddleware = Parameters< typeof apiFetch.use >[ 0 ];
