import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import {
	type DirtyRecord,
	discardChanges,
	applyServerRecord,
} from '@/data/writes';
import { getErrorMessage } from '@/utils/get-error-message';

/** Functions that discard the changes of a record. */
export interface Discard {
	discard: () => void;
	/** Replaces the person's changes with another person's version. */
	acceptTheirs: () => void;
}

/**
 * Returns functions that discard the changes of a record.
 *
 * @param record      The record.
 * @param onDiscarded Called with a function that restores the changes.
 */
export function useDiscard(
	record: DirtyRecord,
	onDiscarded: ( undo: () => void ) => void
): Discard {
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );

	const acceptTheirs = async () => {
		try {
			onDiscarded( await applyServerRecord( registry, record ) );
		} catch ( error ) {
			void createErrorNotice(
				getErrorMessage(
					error,
					__( 'The other version could not be loaded.', 'atelier' )
				),
				{ type: 'snackbar' }
			);
		}
	};
	return {
		discard: () => onDiscarded( discardChanges( registry, record ) ),
		acceptTheirs: () => void acceptTheirs(),
	};
}
