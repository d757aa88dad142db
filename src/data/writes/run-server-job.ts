import apiFetch from '@wordpress/api-fetch';

import type { TimedOptions } from '@/data/requests/session/time-limit';
import type { Fields } from './compare-fields';

/**
 * Runs one step of a job over many records on the server; no record is sent. When the job has changed records, the caller invalidates
 * core-data's copies by `forgetRecords`.
 *
 * @param path    REST path of the job.
 * @param data    Its input; a form if it includes a file.
 * @param options Time limit, if it is longer than that of other writes.
 * @return The server's answer: the progress of the job.
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
