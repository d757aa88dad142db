import { useMemo } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import type { DirtyRecord } from '@/data/records';
import { readRecordEdits } from '@/data/records';
import { useStyleChanges } from '@/data/entities/use-style-changes';
import { describeChanges } from './describe-changes';

// The host's own review lists as many.
const MAX_STYLE_CHANGES = 10;

/**
 * Returns what changed in a record, a line each.
 *
 * @param record The record.
 */
export function useChanges( record: DirtyRecord ): readonly string[] {
	const registry = useRegistry();
	const getStyleChanges = useStyleChanges();
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
	return useMemo( () => {
		const state = edits
			? readRecordEdits( registry, record )
			: { edits: {}, base: {} };
		return name === 'globalStyles'
			? getStyleChanges( { ...state.base, ...state.edits }, state.base, {
					maxResults: MAX_STYLE_CHANGES,
			  } )
			: describeChanges( {
					...state,
					isSingleValue: record.property !== undefined,
			  } );
	}, [ registry, record, name, edits, getStyleChanges ] );
}
