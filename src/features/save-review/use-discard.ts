import { useDispatch, useRegistry } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { DirtyRecord } from '@/data/entities/dirty-record';
import {
	discardChanges,
	takeServerRecord,
} from '@/data/entities/discard-changes';
import { getErrorMessage } from '@/utils/get-error-message';

/** Ways to give up the changes of a record. */
export interface Discard {
	discard: () => void;
	/** Takes over what somebody else saved meanwhile. */
	takeTheirs: () => void;
}

/**
 * Returns functions that give up the changes of a record; a notice lets the person take that back.
 *
 * @param record The record.
 */
export function useDiscard( record: DirtyRecord ): Discard {
	const registry = useRegistry();
	const { createErrorNotice, createSuccessNotice } =
		useDispatch( noticesStore );

	const tell = ( undo: () => void ) =>
		void createSuccessNotice(
			sprintf(
				/* translators: %s: title of a record. */
				__( 'Discarded the changes to “%s”.', 'atelier' ),
				decodeEntities( record.title )
			),
			{
				type: 'snackbar',
				actions: [ { label: __( 'Undo', 'atelier' ), onClick: undo } ],
			}
		);
	const takeTheirs = async () => {
		try {
			tell( await takeServerRecord( registry, record ) );
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
		discard: () => tell( discardChanges( registry, record ) ),
		takeTheirs: () => void takeTheirs(),
	};
}
