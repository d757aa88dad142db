import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import type { DirtyRecord } from './use-dirty-records';

type Registry = ReturnType< typeof useRegistry >;

/** What became of one record. */
export interface SaveResult {
	record: DirtyRecord;
	/** Why it was not saved; undefined when it was. */
	error?: string;
}

/**
 * Saves records one by one, each with a result of its own: one that fails stays unsaved and keeps no other from being
 * saved.
 *
 * @param registry The registry that holds the records.
 * @param records  Records with unsaved changes.
 */
export async function saveRecords(
	registry: Registry,
	records: readonly DirtyRecord[]
): Promise< readonly SaveResult[] > {
	const results: SaveResult[] = [];
	for ( const record of records ) {
		results.push( await saveRecord( registry, record ) );
	}
	return results;
}

async function saveRecord(
	registry: Registry,
	record: DirtyRecord
): Promise< SaveResult > {
	const { kind, name, key } = record;
	try {
		await registry
			.dispatch( coreStore )
			.saveEditedEntityRecord( kind, name, key as never, {
				throwOnError: true,
			} );
		return { record };
	} catch ( error ) {
		return {
			record,
			error: getErrorMessage(
				error,
				__( 'The changes could not be saved.', 'atelier' )
			),
		};
	}
}
