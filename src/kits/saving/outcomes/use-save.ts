import { useCallback } from 'react';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import {
	dirtyRecordId,
	type DirtyRecord,
	saveRecords,
	showOverwrittenNotice,
	type ConflictOutcome,
	readSavedChanges,
	undoSave,
	type SavedChange,
} from '@/data/writes';
import { formatRecordTitle } from '@/data/writes/record-title';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { activatePreviewedTheme, usePreviewedTheme } from '../theme-preview';
import { showNotice } from './show-notice';
import { SAVE_NOTICE_ID, useReport } from './use-report';

type Registry = ReturnType< typeof useRegistry >;

/** Saves records. Resolves when each has its result. */
export type Save = (
	records: readonly DirtyRecord[],
	options?: {
		/** Whether it overwrites another person's change that the review has shown. */
		isForced?: boolean;
		/** Whether this undoes a save. */
		isUndo?: boolean;
	}
) => Promise< void >;

/**
 * Returns the one way to save: activates the theme that is being previewed, saves the records, and reports
 * the outcomes. A second call while one is running does nothing.
 */
export function useSave(): Save {
	const registry = useRegistry();
	const theme = usePreviewedTheme();
	const { replaceQuery } = useNavigate();
	const report = useReport();
	const { startSave, addSaveOutcome, finishSave } = useDispatch( store );
	const { createErrorNotice, createSuccessNotice } =
		useDispatch( noticesStore );

	const save = useCallback< Save >(
		async ( records, { isForced = false, isUndo = false } = {} ) => {
			if ( registry.select( store ).isSaveRunning() ) {
				return;
			}
			const overwritten = isForced
				? readConflicts( registry, records )
				: [];
			// The save of a theme preview has no undo: its records belong to another theme after the activation.
			const changes = theme
				? undefined
				: readSavedChanges( registry, records );
			void startSave( records.map( dirtyRecordId ) );
			try {
				if ( theme ) {
					await activatePreviewedTheme( theme );
					replaceQuery( {
						wp_theme_preview: undefined,
						canvas: undefined,
					} );
					void createSuccessNotice(
						sprintf(
							/* translators: %s: name of a theme. */
							__( '%s is active now.', 'atelier' ),
							theme.name
						),
						{
							type: 'snackbar',
							actions: [
								{
									label: __( 'Go to Themes', 'atelier' ),
									url: `${
										getBootPayload().dashboardUrl
									}themes.php`,
								},
							],
						}
					);
				}
				const results = await saveRecords( registry, records, {
					overwritten,
					onResult: ( result ) => void addSaveOutcome( result ),
				} );
				report( results, {
					retry: ( unsaved ) => void save( unsaved ),
					undo:
						changes &&
						( () => {
							const undone = startUndo( registry, changes );
							if ( undone.length > 0 ) {
								void save( undone, { isUndo: ! isUndo } );
							}
						} ),
					isUndo,
				} );
				showOverwrittenNotice( registry, overwritten, results );
			} catch ( error ) {
				void createErrorNotice(
					getErrorMessage( error, __( 'Saving failed.', 'atelier' ) ),
					{
						id: SAVE_NOTICE_ID,
						type: 'snackbar',
						explicitDismiss: true,
					}
				);
			} finally {
				void finishSave();
			}
		},
		[
			registry,
			theme,
			replaceQuery,
			report,
			startSave,
			addSaveOutcome,
			finishSave,
			createErrorNotice,
			createSuccessNotice,
		]
	);
	return save;
}

// Returns the records to save; none where newer changes prevent the undo.
function startUndo(
	registry: Registry,
	changes: readonly SavedChange[]
): readonly DirtyRecord[] {
	const result = undoSave( registry, changes );
	if ( 'records' in result ) {
		return result.records;
	}
	showNotice( {
		id: SAVE_NOTICE_ID,
		status: 'error',
		message: sprintf(
			/* translators: %s: title of a record. */
			__(
				'Nothing was undone: “%s” has newer unsaved changes.',
				'atelier'
			),
			formatRecordTitle( result.newer.title )
		),
		isLasting: true,
	} );
	return [];
}

function readConflicts(
	registry: Registry,
	records: readonly DirtyRecord[]
): readonly ConflictOutcome[] {
	const results = registry.select( store ).getSaveResults();
	return records.flatMap( ( record ) => {
		const result = results[ dirtyRecordId( record ) ];
		return result?.status === 'conflict' ? [ result ] : [];
	} );
}
