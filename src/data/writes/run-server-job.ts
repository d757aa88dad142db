import apiFetch from '@wordpress/api-fetch';

import type { TimedOptions } from '@/data/requests/session/time-limit';
import type { Fields } from './compare-fields';

/**
 * Runs one step of a job over many records on the server; no record is sent. When the job has changed records,
 * `forgetRecords` drops core-data's copies.
 *
 * @param path    REST path of the job.
 * @param data    Its input; a form where a file belongs to it.
 * @param options How long to wait, where that is longer than for other writes.
 * @return The server's answer: how far the job is.
 * @throws The server's error.
 */
export function runServerJob< Progress >(
	path: string,
	data: Fields | FormData,
	options: TimedOptions = {}
): Promise< Progress > {
	return apiFetch< Progress >( {
		...options,
		path,
		method: 'POST',
		...( data instanceof FormData ? { body: data } : { data } ),
	} );
}
