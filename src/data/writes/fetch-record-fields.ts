import apiFetch from '@wordpress/api-fetch';

import { withTimeLimit } from '@/schedule/with-time-limit';
import { recordPath, type RecordConfig } from './record-path';

const TIMEOUT_MS = 15_000;

/**
 * Requests a record, or some of its fields, from the server.
 *
 * @param config The kind of records.
 * @param key    Key of the record; undefined when there is only one.
 * @param fields Names of the fields; undefined for all.
 * @throws The error of the server or the network, or of the time limit of 15 s.
 */
export function fetchRecordFields(
	config: RecordConfig,
	key: number | string | undefined,
	fields?: readonly string[]
): Promise< Record< string, unknown > > {
	return withTimeLimit( TIMEOUT_MS, ( signal ) =>
		apiFetch< Record< string, unknown > >( {
			path: recordPath( config, key, fields ),
			signal,
		} )
	);
}
