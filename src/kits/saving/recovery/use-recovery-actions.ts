import { useDispatch, useRegistry } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { JournalEntry } from '@/data/journal/journal-entry';
import {
	discardLeftEntries,
	restoreLeftRecord,
} from '@/data/journal/left-record';
import { store } from '@/data/store';
import { getErrorMessage } from '@/utils/get-error-message';
import { showUndoNotice } from '../outcomes';

/** Actions for changes that were left behind. Each reports its outcome in a notice, and never rejects. */
export interface RecoveryActions {
	restore: ( entries: readonly JournalEntry[] ) => Promise< void >;
	discard: ( entries: readonly JournalEntry[] ) => Promise< void >;
}

/**
 * Returns the actions on changes that were left behind.
 *
 * @param onUndone Called when discarded changes are back in the journal.
 */
export function useRecoveryActions( onUndone: () => void ): RecoveryActions {
	const registry = useRegistry();
	const { setIsSaveViewOpened } = useDispatch( store );
	const { createErrorNotice, createSuccessNotice } =
		useDispatch( noticesStore );

	const restoreOne = async ( entry: JournalEntry ) => {
		const message = await restoreLeftRecord( registry, entry ).then(
			( isRestored ) =>
				isRestored
					? undefined
					: __(
							'It is no longer there, or another tab has restored it.',
							'atelier'
					  ),
			( error: unknown ) =>
				getErrorMessage(
					error,
					__( 'The item could not be loaded.', 'atelier' )
				)
		);
		if ( message !== undefined ) {
			void createErrorNotice(
				sprintf(
					/* translators: 1: title of an item, 2: why its changes were not restored. */
					__( '“%1$s” was not restored. %2$s', 'atelier' ),
					decodeEntities( entry.record.title ),
					message
				),
				{ type: 'snackbar', explicitDismiss: true }
			);
		}
		return message === undefined;
	};

	const restore = async ( entries: readonly JournalEntry[] ) => {
		let count = 0;
		for ( const entry of entries ) {
			count += ( await restoreOne( entry ) ) ? 1 : 0;
		}
		if ( count > 0 ) {
			void createSuccessNotice(
				sprintf(
					/* translators: %d: number of items. */
					_n(
						'Restored unsaved changes to %d item.',
						'Restored unsaved changes to %d items.',
						count,
						'atelier'
					),
					count
				),
				{
					type: 'snackbar',
					actions: [
						{
							label: __( 'Review', 'atelier' ),
							onClick: () => void setIsSaveViewOpened( true ),
						},
					],
				}
			);
		}
	};

	const discard = async ( entries: readonly JournalEntry[] ) => {
		try {
			const undo = await discardLeftEntries( entries );
			showUndoNotice( {
				id: 'atelier-discarded-left',
				message: sprintf(
					/* translators: %d: number of items. */
					_n(
						'Discarded unsaved changes to %d item.',
						'Discarded unsaved changes to %d items.',
						entries.length,
						'atelier'
					),
					entries.length
				),
				onAction: () => void undo().then( onUndone ),
			} );
		} catch ( error ) {
			void createErrorNotice(
				getErrorMessage(
					error,
					__( 'The changes could not be discarded.', 'atelier' )
				),
				{ type: 'snackbar', explicitDismiss: true }
			);
		}
	};

	return { restore, discard };
}
