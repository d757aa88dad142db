import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { showFailureNotice } from './show-failure-notice';

/** Something that was deleted. */
export interface ToldDeletion {
	/** Id of the one notice that says what becomes of it. */
	id: string;
	/** Title of the record. */
	title: string;
	/** Message of the notice; names the record when missing (specification 8.2). */
	message?: string;
	/** Brings it back, or rejects; missing where it cannot be brought back. */
	restore: ( () => Promise< unknown > ) | undefined;
	/** Message when it is back. */
	restoredMessage?: string;
	/** The sentence for a restoration that fails with an error that says nothing itself. */
	failure: string;
}

/**
 * Says that something was deleted, with Undo; what fails then can be tried again. One notice says all of it.
 *
 * @param deletion What was deleted.
 */
export function showDeletionNotice( deletion: ToldDeletion ): void {
	const { id, title, message, restore } = deletion;
	void dispatch( noticesStore ).createSuccessNotice(
		message ??
			/* translators: %s: title of what was deleted. */
			sprintf( __( '"%s" deleted.', 'atelier' ), title ),
		{
			id,
			type: 'snackbar',
			// Undo is offered until the person has seen it.
			explicitDismiss: true,
			actions: restore
				? [
						{
							label: __( 'Undo', 'atelier' ),
							onClick: () => void undo( deletion, restore ),
						},
				  ]
				: [],
		}
	);
}

async function undo(
	deletion: ToldDeletion,
	restore: () => Promise< unknown >
): Promise< void > {
	const { id, title, restoredMessage, failure } = deletion;
	const { createSuccessNotice, removeNotice } = dispatch( noticesStore );
	void removeNotice( id );
	try {
		await restore();
		if ( restoredMessage ) {
			void createSuccessNotice( restoredMessage, {
				id,
				type: 'snackbar',
			} );
		}
	} catch ( error ) {
		showFailureNotice( {
			id,
			title,
			error,
			fallback: failure,
			onRetry: () => void undo( deletion, restore ),
		} );
	}
}
