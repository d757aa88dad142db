import { useMemo } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { readRecordEdits, type DirtyRecord } from '@/data/writes';
import { useDescribeRecord } from './use-describe-record';

/**
 * Returns what changed in a record, a line each.
 *
 * @param record The record.
 */
export function useChanges( record: DirtyRecord ): readonly string[] {
	const registry = useRegistry();
	const describe = useDescribeRecord();
	const { kind, name, key } = record;
	const edits = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecordEdits(
				kind,
				name,
				key as never
			),
		[ kind, name, key ]
	);
	return useMemo(
		() =>
			describe(
				record,
				edits
					? readRecordEdits( registry, record )
					: { edits: {}, base: {} }
			),
		[ registry, record, edits, describe ]
	);
}
