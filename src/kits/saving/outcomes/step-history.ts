import type { useRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

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
 * Undoes the last unsaved edit, or redoes it. WordPress has one history for all records. A step of records that the screen does not show is
 * not done: a notice names the record and offers the step. Without a screen, every step is done, and a notice names the record and offers
 * the opposite step.
 *
 * @param registry The registry with the records.
 * @param step     Direction.
 * @param isShown  Whether the screen shows a record; undefined for a step of any record.
 */
export async function stepHistory(
	registry: Registry,
	step: HistoryStep,
	isShown?: ( record: RecordRef ) => boolean
): Promise< void > {
	const changed = await go( registry, step );
	const [ hidden ] = changed;
	const back = step === 'undo' ? 'redo' : 'undo';
	if ( ! hidden || ( isShown && changed.some( isShown ) ) ) {
		void registry.dispatch( noticesStore ).removeNotice( NOTICE_ID );
		return;
	}
	const title = formatRecordTitle( hidden.title );
	if ( ! isShown ) {
		showStep( {
			message: formatStep( step, title ),
			step: back,
			onStep: () => void go( registry, back ),
		} );
		return;
	}
	await go( registry, back );
	showStep( {
		message: formatOffer( step, title ),
		step,
		// Another change may be the last one by then.
		onStep: () =>
			void stepHistory(
				registry,
				step,
				( record ) =>
					dirtyRecordId( record ) === dirtyRecordId( hidden )
			),
	} );
}

async function go(
	registry: Registry,
	step: HistoryStep
): Promise< DirtyRecord[] > {
	const before = readEdits( registry );
	await registry.dispatch( coreStore )[ step ]();
	const after = readEdits( registry );
	return [ ...new Map( [ ...after, ...before ] ) ]
		.filter(
			( [ id ] ) => before.get( id )?.edits !== after.get( id )?.edits
		)
		.map( ( [ , { record } ] ) => record );
}

function showStep( {
	message,
	step,
	onStep,
}: {
	message: string;
	step: HistoryStep;
	onStep: () => void;
} ) {
	showNotice( {
		id: NOTICE_ID,
		status: 'info',
		message,
		isLasting: true,
		action: {
			label: step === 'undo' ? getUndoLabel() : getRedoLabel(),
			onClick: onStep,
		},
	} );
}

function formatOffer( step: HistoryStep, title: string ): string {
	return step === 'undo'
		? sprintf(
				/* translators: %s: title of a record. */
				__(
					'The last change is in “%s”, on another screen.',
					'atelier'
				),
				title
		  )
		: sprintf(
				/* translators: %s: title of a record. */
				__(
					'The next change is in “%s”, on another screen.',
					'atelier'
				),
				title
		  );
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
