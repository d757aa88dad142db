import apiFetch from '@wordpress/api-fetch';

import type { Fields } from './compare-fields';

/**
 * Has the server run one step of a job over many records, which none of them is sent for. When it has changed records,
 * `forgetRecords` drops what core-data has of them.
 *
 * @param path REST path of the job.
 * @param data Its input.
 * @return The server's answer: how far the job is.
 * @throws The server's error.
 */
export function runServerJob< Progress >(
	path: string,
	data: Fields
): Promise< Progress > {
	return apiFetch< Progress >( { path, method: 'POST', data } );
}
