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
} from '@/data/writes';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { activatePreviewedTheme, usePreviewedTheme } from '../theme-preview';
import { SAVE_NOTICE_ID, useReport } from './use-report';

/** Saves records; forced, over what somebody else changed and the review showed. Resolves when each has its result. */
export type Save = (
	records: readonly DirtyRecord[],
	options?: { isForced?: boolean }
) => Promise< void >;

/**
 * Returns the one way to save: activates the theme that is being previewed, saves the records, and says what became of
 * them. A second call while one is running does nothing.
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
		async ( records, { isForced = false } = {} ) => {
			if ( registry.select( store ).isSaveRunning() ) {
				return;
			}
			const overwritten = isForced
				? readConflicts( registry, records )
				: [];
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
				report( results, ( unsaved ) => void save( unsaved ) );
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

function readConflicts(
	registry: ReturnType< typeof useRegistry >,
	records: readonly DirtyRecord[]
): readonly ConflictOutcome[] {
	const results = registry.select( store ).getSaveResults();
	return records.flatMap( ( record ) => {
		const result = results[ dirtyRecordId( record ) ];
		return result?.status === 'conflict' ? [ result ] : [];
	} );
}
