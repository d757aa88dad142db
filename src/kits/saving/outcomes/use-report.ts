import { useCallback } from 'react';
import { speak } from '@wordpress/a11y';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getBootPayload } from '@/data/site/boot-payload';
import type { DirtyRecord } from '@/data/writes/dirty-record';
import { explainConflict } from '@/data/writes/explain-conflict';
import { formatRecordTitle } from '@/data/writes/record-title';
import type { SaveOutcome } from '@/data/writes/save-outcome';
import { readDirtyRecords } from '@/data/writes/use-dirty-records';
import { getWriteParticipants } from '@/data/writes/write-participants';
import { store } from '@/data/store';
import { getRedoLabel, getUndoLabel } from '@/utils/action-labels';
import { showRetryNotice } from './show-notice';
import { summarizeResults } from './summarize-results';
import { removeSavedNotices } from './unsaved-notices';

/** Id of the notices about saving. */
export const SAVE_NOTICE_ID = 'atelier-save';

// The host's editor shows the notice of a save of its record under this id.
const EDITOR_NOTICE_ID = 'editor-save';

type Registry = ReturnType< typeof useRegistry >;
type UnsavedOutcome = Exclude< SaveOutcome, { status: 'saved' } >;

/** Actions that a person has after a save. */
export interface ReportOptions {
	/** Saves the given records again. */
	retry: ( records: readonly DirtyRecord[] ) => void;
	/** Undoes the save, or redoes it if the save was an undo; undefined where that is not possible. */
	undo?: ( () => void ) | undefined;
	/** Whether the save undid another. */
	isUndo?: boolean | undefined;
}

/** Shows the outcomes of records. */
export type Report = (
	results: readonly SaveOutcome[],
	options: ReportOptions
) => void;

/**
 * Returns a function that reports the result of a save. A success is a notice that disappears. A failure is shown in
 * the review, where each record has its result; a single failure outside it is a notice with Retry.
 */
export function useReport(): Report {
	const registry = useRegistry();
	const { forgetSaveResults, setIsSaveViewOpened } = useDispatch( store );
	const { removeNotice } = useDispatch( noticesStore );

	return useCallback(
		( results, { retry, undo, isUndo = false } ) => {
			showMergedNotice( results );
			removeSavedNotices( results, readDirtyRecords( registry ) );
			const unsaved = results.filter(
				( result ): result is UnsavedOutcome =>
					result.status !== 'saved'
			);
			if ( unsaved.length === 0 ) {
				void removeNotice( SAVE_NOTICE_ID );
				if ( results.length > 0 ) {
					showSavedNotice( registry, results, {
						label: isUndo ? getRedoLabel() : getUndoLabel(),
						undo,
						isUndo,
					} );
				}
				void setIsSaveViewOpened( false );
				void forgetSaveResults();
				return;
			}

			void removeNotice( EDITOR_NOTICE_ID );
			const [ first ] = unsaved;
			if ( registry.select( store ).isSaveViewOpened() ) {
				speak(
					[
						summarizeResults( results ),
						...unsaved.map( explainUnsaved ),
					].join( ' ' ),
					'assertive'
				);
			} else if ( first?.status === 'failed' && unsaved.length === 1 ) {
				showRetryNotice( {
					id: SAVE_NOTICE_ID,
					message: explainUnsaved( first ),
					onAction: () => retry( [ first.record ] ),
				} );
			} else {
				void setIsSaveViewOpened( true );
			}
		},
		[ registry, forgetSaveResults, setIsSaveViewOpened, removeNotice ]
	);
}

function showMergedNotice( results: readonly SaveOutcome[] ): void {
	for ( const result of results ) {
		if ( result.status === 'saved' && result.mergedFields?.length ) {
			getWriteParticipants().get( 'conflicts' )?.showMerged( result );
		}
	}
}

function showSavedNotice(
	registry: Registry,
	results: readonly SaveOutcome[],
	{ undo, isUndo, label }: Omit< ReportOptions, 'retry' > & { label: string }
): void {
	const { createSuccessNotice, removeNotice } =
		registry.dispatch( noticesStore );
	const undoAction = undo ? [ { label, onClick: undo } ] : [];
	const ofEditor = isUndo ? undefined : findEditorNotice( registry, results );
	if ( ofEditor ) {
		void createSuccessNotice( ofEditor.content, {
			...ofEditor,
			speak: false,
			actions: [ ...undoAction, ...ofEditor.actions ],
		} );
		return;
	}
	void removeNotice( EDITOR_NOTICE_ID );
	void createSuccessNotice(
		isUndo
			? __( 'The save was undone.', 'atelier' )
			: __( 'Site updated.', 'atelier' ),
		{
			id: SAVE_NOTICE_ID,
			type: 'snackbar',
			actions: [
				...undoAction,
				{
					label: __( 'View site', 'atelier' ),
					onClick: () =>
						void window.open( getBootPayload().homeUrl, '_blank' ),
				},
			],
		}
	);
}

// The editor's own notice about a single record has more information than ours: published or updated, with a link to view it.
function findEditorNotice(
	registry: Registry,
	results: readonly SaveOutcome[]
) {
	return results.length === 1
		? registry
				.select( noticesStore )
				.getNotices()
				.find(
					( { id, status } ) =>
						id === EDITOR_NOTICE_ID && status === 'success'
				)
		: undefined;
}

function explainUnsaved( outcome: UnsavedOutcome ): string {
	return sprintf(
		/* translators: 1: title of a record, 2: why it was not saved. */
		__( '“%1$s” was not saved. %2$s', 'atelier' ),
		formatRecordTitle( outcome.record.title ),
		outcome.status === 'failed'
			? outcome.reason
			: explainConflict( outcome )
	);
}
