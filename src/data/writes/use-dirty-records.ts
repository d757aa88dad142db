import { useMemo } from 'react';
import type { useRegistry } from '@wordpress/data';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import { store } from '../store';
import type { DirtyRecord } from './dirty-record';
import { listDirtyRecords } from './list-dirty-records';

type Registry = ReturnType< typeof useRegistry >;
type EditedPost = { postType: string; postId: number | string } | null;

const NO_EDITS = {};
const NO_LABELS = {};

/** Unsaved changes of all records. */
export interface DirtyRecords {
	records: readonly DirtyRecord[];
	/** Whether the only one is the record on which the person works. */
	isOnlyCurrent: boolean;
	/** Whether a record other than the one on which the person works is among them. */
	hasOthers: boolean;
}

/** Returns the records with unsaved changes. */
export function useDirtyRecords(): DirtyRecords {
	const sources = {
		records: useSelect(
			( select ) => getDirtyRecords( select( coreStore ) ),
			[]
		),
		siteEdits: useSelect(
			( select ) =>
				select( coreStore ).getEntityRecordEdits(
					'root',
					'site',
					undefined as never
				) ?? NO_EDITS,
			[]
		),
		settingLabels: useSelect(
			( select ) =>
				select( coreStore ).getEntityConfig( 'root', 'site' )?.meta
					?.labels ?? NO_LABELS,
			[]
		),
	};
	const { records, siteEdits, settingLabels } = sources;
	const edited = useSelect(
		( select ) => select( store ).getEditedPost(),
		[]
	);
	return useMemo(
		() =>
			summarize(
				listDirtyRecords( { records, siteEdits, settingLabels } ),
				edited
			),
		[ records, siteEdits, settingLabels, edited ]
	);
}

/**
 * Returns the records with unsaved changes as they are now, for a handler.
 *
 * @param registry The registry that holds the records.
 */
export function readDirtyRecords( registry: Registry ): DirtyRecords {
	const core = registry.select( coreStore );
	return summarize(
		listDirtyRecords( {
			records: getDirtyRecords( core ),
			siteEdits:
				core.getEntityRecordEdits(
					'root',
					'site',
					undefined as never
				) ?? NO_EDITS,
			settingLabels:
				core.getEntityConfig( 'root', 'site' )?.meta?.labels ??
				NO_LABELS,
		} ),
		registry.select( store ).getEditedPost()
	);
}

function summarize(
	records: readonly DirtyRecord[],
	edited: EditedPost
): DirtyRecords {
	const others = records.filter(
		( record ) => ! isCurrent( record, edited )
	);
	return {
		records,
		isOnlyCurrent: records.length === 1 && others.length === 0,
		hasOthers: others.length > 0,
	};
}

function isCurrent( { kind, name, key }: DirtyRecord, edited: EditedPost ) {
	return (
		edited !== null &&
		kind === 'postType' &&
		name === edited.postType &&
		String( key ) === String( edited.postId )
	);
}
