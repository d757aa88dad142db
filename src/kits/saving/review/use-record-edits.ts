import { useMemo } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { readRecordEdits, type DirtyRecord } from '@/data/writes';
import type { RecordEdits } from '@/data/writes/read-record-edits';

const NOTHING: RecordEdits = { edits: {}, base: {} };

/**
 * Returns the unsaved changes of a record, and the record without them.
 *
 * @param record The record.
 */
export function useRecordEdits( record: DirtyRecord ): RecordEdits {
	const registry = useRegistry();
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
		() => ( edits ? readRecordEdits( registry, record ) : NOTHING ),
		[ registry, record, edits ]
	);
}
