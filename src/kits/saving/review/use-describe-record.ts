import { useCallback } from 'react';

import type { DirtyRecord } from '@/data/writes/dirty-record';
import type { RecordEdits } from '@/data/writes/read-record-edits';
import { useStyleChanges } from './use-style-changes';
import { describeChanges } from './describe-changes';

// The host's own review lists as many.
const MAX_STYLE_CHANGES = 10;

/** Says what changed in a record, a line each. */
export type DescribeRecord = (
	record: DirtyRecord,
	state: RecordEdits
) => readonly string[];

/** Returns a function that says what changed in a record: styles by their parts, all others by their fields. */
export function useDescribeRecord(): DescribeRecord {
	const getStyleChanges = useStyleChanges();
	return useCallback(
		( { name, property }, { edits, base } ) =>
			name === 'globalStyles'
				? getStyleChanges( { ...base, ...edits }, base, {
						maxResults: MAX_STYLE_CHANGES,
				  } )
				: describeChanges( {
						edits,
						base,
						isSingleValue: property !== undefined,
				  } ),
		[ getStyleChanges ]
	);
}
