import { useMemo } from 'react';
import type { useRegistry } from '@wordpress/data';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import type { DirtyRecord } from './dirty-record';
import { listDirtyRecords } from './list-dirty-records';

type Registry = ReturnType< typeof useRegistry >;

const NO_EDITS = {};
const NO_LABELS = {};

/** Returns the records with unsaved changes. */
export function useDirtyRecords(): readonly DirtyRecord[] {
	const records = useSelect(
		( select ) => getDirtyRecords( select( coreStore ) ),
		[]
	);
	const siteEdits = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecordEdits(
				'root',
				'site',
				undefined as never
			) ?? NO_EDITS,
		[]
	);
	const settingLabels = useSelect(
		( select ) =>
			select( coreStore ).getEntityConfig( 'root', 'site' )?.meta
				?.labels ?? NO_LABELS,
		[]
	);
	return useMemo(
		() => listDirtyRecords( { records, siteEdits, settingLabels } ),
		[ records, siteEdits, settingLabels ]
	);
}

/**
 * Returns the current records with unsaved changes, for event handlers.
 *
 * @param registry The registry that holds the records.
 */
export function readDirtyRecords( registry: Registry ): readonly DirtyRecord[] {
	const core = registry.select( coreStore );
	return listDirtyRecords( {
		records: getDirtyRecords( core ),
		siteEdits:
			core.getEntityRecordEdits( 'root', 'site', undefined as never ) ??
			NO_EDITS,
		settingLabels:
			core.getEntityConfig( 'root', 'site' )?.meta?.labels ?? NO_LABELS,
	} );
}
