import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';

import {
	dirtyRecordId,
	readDirtyRecords,
	type DirtyRecord,
} from '@/data/writes';
import type { RecordRef } from '@/data/writes/dirty-record';
import { formatRecordTitle } from '@/data/writes/record-title';
import { getRedoLabel, getUndoLabel } from '@/utils/action-labels';
import { showNotice } from './show-notice';

type Registry = ReturnType< typeof useRegistry >;

/** Step through the unsaved edits. */
export type HistoryStep = 'undo' | 'redo';

interface Edited {
	record: DirtyRecord;
	edits: unknown;
}

const NOTICE_ID = 'atelier-undone-elsewhere';

/**
 * Undoes the last unsaved edit of any record, or redoes it. WordPress has one history for all records: if the screen
 * shows no changed record, a notice names the record and offers the opposite step.
 *
 * @param registry The registry with the records.
 * @param step     Direction.
 * @param isShown  Whether the screen shows a record.
 */
export async function stepHistory(
	registry: Registry,
	step: HistoryStep,
	isShown: ( record: RecordRef ) => boolean
): Promise< void > {
	const before = readEdits( registry );
	await registry.dispatch( coreStore )[ step ]();
	const after = readEdits( registry );
	const changed = [ ...new Map( [ ...after, ...before ] ) ]
		.filter(
			( [ id ] ) => before.get( id )?.edits !== after.get( id )?.edits
		)
		.map( ( [ , { record } ] ) => record );
	const [ hidden ] = changed;
	if ( ! hidden || changed.some( isShown ) ) {
		return;
	}
	const back = step === 'undo' ? 'redo' : 'undo';
	showNotice( {
		id: NOTICE_ID,
		status: 'info',
		message: formatStep( step, formatRecordTitle( hidden.title ) ),
		isLasting: true,
		action: {
			label: back === 'undo' ? getUndoLabel() : getRedoLabel(),
			onClick: () => void registry.dispatch( coreStore )[ back ](),
		},
	} );
}

function formatStep( step: HistoryStep, title: string ): string {
	return step === 'undo'
		? sprintf(
				/* translators: %s: title of a record. */
				__( 'A change of “%s” was undone.', 'atelier' ),
				title
		  )
		: sprintf(
				/* translators: %s: title of a record. */
				__( 'A change of “%s” was made again.', 'atelier' ),
				title
		  );
}

function readEdits( registry: Registry ): ReadonlyMap< string, Edited > {
	return new Map(
		readDirtyRecords( registry ).map( ( record ) => [
			dirtyRecordId( record ),
			{
				record,
				edits: registry
					.select( coreStore )
					.getEntityRecordEdits(
						record.kind,
						record.name,
						record.key as never
					) as unknown,
			},
		] )
	);
}
