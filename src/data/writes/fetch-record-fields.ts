import apiFetch from '@wordpress/api-fetch';

import { withTimeLimit } from '@/schedule/with-time-limit';
import { recordPath, type RecordConfig } from './record-path';

const TIMEOUT_MS = 15_000;

/**
 * Returns a record, or some of its fields, as the server has it now.
 *
 * @param config The kind of records.
 * @param key    Key of the record; undefined when there is only one.
 * @param fields Names of the fields; without them all.
 * @throws The server's error, or one of the network; after 15 s without an answer too.
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
