import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { showDeletionNotice } from '@/kits/saving/outcomes/show-deletion-notice';
import { showFailureNotice } from '@/kits/saving/outcomes/show-failure-notice';
import {
	createRecord,
	deleteRecord,
	explainUnsaved,
	LOOKS,
	requireSaved,
	updateRecord,
	type RecordRef,
	type SaveOutcome,
} from '@/data/writes';
import type { SavedLook } from '../reads/looks';
import { describeLost } from '../rules/describe-lost';

/** Values of a new look. */
export type NewLook = Pick<
	SavedLook,
	'title' | 'kind' | 'settings' | 'styles'
>;

/**
 * Keeps a look. When it cannot be kept that is told, and Retry keeps it all the same.
 *
 * @param look The look.
 * @return Whether it was kept at once.
 */
export async function storeLook( look: NewLook ): Promise< boolean > {
	const outcome = await createRecord( LOOKS, { ...look } );
	const isKept = showNotice( outcome, {
		title: look.title,
		fallback: __( 'The styles could not be saved.', 'atelier' ),
		onRetry: () => void storeLook( look ),
	} );
	const lost = outcome.status === 'saved' && outcome.saved?.dropped;
	if ( Array.isArray( lost ) && lost.length > 0 ) {
		void dispatch( noticesStore ).createWarningNotice(
			describeLost( look.title, lost ),
			{ type: 'snackbar', explicitDismiss: true }
		);
	}
	return isKept;
}

/**
 * Renames a look; one that was kept by itself counts as saved from then on. When that fails it is told, with Retry.
 *
 * @param look  The look.
 * @param title Its new name.
 */
export async function renameLook(
	look: SavedLook,
	title: string
): Promise< void > {
	showNotice(
		await updateRecord(
			LOOKS,
			look.id,
			{ title, kind: 'saved' },
			{ before: { ...look } }
		),
		{
			title: look.title,
			fallback: __( 'The saved styles could not be renamed.', 'atelier' ),
			onRetry: () => void renameLook( look, title ),
		}
	);
}

/**
 * Deletes a look, with Undo in the notice. When that fails it is told, with Retry.
 *
 * @param look The look.
 */
export async function removeLook( look: SavedLook ): Promise< void > {
	const { id, title } = look;
	const outcome = await deleteRecord( LOOKS, id, { before: { ...look } } );
	const isDeleted = showNotice( outcome, {
		title,
		fallback: __( 'The saved styles could not be deleted.', 'atelier' ),
		onRetry: () => void removeLook( look ),
	} );
	if ( ! isDeleted || outcome.status !== 'saved' ) {
		return;
	}
	const { restore } = outcome;
	showDeletionNotice( {
		id: `atelier-look-deleted-${ id }`,
		title,
		restore: restore && ( async () => requireSaved( await restore() ) ),
		failure: __( 'The saved styles could not be restored.', 'atelier' ),
	} );
}

// Says why something could not be done; returns whether it was. What another person's version was kept in place of needs no Retry.
function showNotice(
	outcome: SaveOutcome< RecordRef >,
	failure: { title: string; fallback: string; onRetry: () => void }
): boolean {
	if ( outcome.status === 'failed' ) {
		showFailureNotice( { ...failure, error: outcome.error } );
	} else if ( outcome.status === 'conflict' ) {
		for ( const reason of explainUnsaved( outcome ) ) {
			void dispatch( noticesStore ).createErrorNotice( reason, {
				type: 'snackbar',
			} );
		}
	}
	return outcome.status === 'saved';
}
