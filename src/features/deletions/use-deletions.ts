import { useCallback, useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { showFailureNotice } from '@/kits/saving/outcomes/show-failure-notice';
import {
	DELETIONS,
	deleteRecord,
	requireSaved,
	restoreDeletion,
} from '@/data/writes';
import type { Deletion } from './reads/deletions';
import { formatDeletionTitle } from './format-deletion-title';

/** Actions for deletions. */
export interface Deletions {
	/** The deletion that something is being done to. */
	busyId: number | undefined;
	/** Brings it back, and says so or why not. */
	restore: ( deletion: Deletion ) => Promise< void >;
	/** Deletes it for good, and says so or why not. */
	deleteForGood: ( deletion: Deletion ) => Promise< void >;
}

/** Restores what was deleted, or deletes it for good. */
export function useDeletions(): Deletions {
	const [ busyId, setBusyId ] = useState< number >();
	const { createSuccessNotice } = useDispatch( noticesStore );

	const attempt = useCallback(
		async (
			deletion: Deletion,
			work: () => Promise< unknown >,
			success: string,
			fallback: string
		) => {
			const notice = `atelier-deletion-${ deletion.id }`;
			setBusyId( deletion.id );
			try {
				await work();
				void createSuccessNotice( success, {
					id: notice,
					type: 'snackbar',
				} );
			} catch ( error ) {
				showFailureNotice( {
					id: notice,
					title: formatDeletionTitle( deletion ).title,
					error,
					fallback,
					onRetry: () =>
						void attempt( deletion, work, success, fallback ),
				} );
			}
			setBusyId( undefined );
		},
		[ createSuccessNotice ]
	);
	const restore = useCallback(
		( deletion: Deletion ) => {
			const { title } = formatDeletionTitle( deletion );
			const { id } = deletion;
			return attempt(
				deletion,
				async () =>
					requireSaved( await restoreDeletion( id, DELETIONS, id ) ),
				/* translators: %s: title of what was restored. */
				sprintf( __( '“%s” has been restored.', 'atelier' ), title ),
				/* translators: %s: title of what was deleted. */
				sprintf( __( '“%s” could not be restored.', 'atelier' ), title )
			);
		},
		[ attempt ]
	);
	const deleteForGood = useCallback(
		( deletion: Deletion ) => {
			const { title } = formatDeletionTitle( deletion );
			const { id } = deletion;
			return attempt(
				deletion,
				async () => requireSaved( await deleteRecord( DELETIONS, id ) ),
				/* translators: %s: title of what was deleted. */
				sprintf( __( '“%s” permanently deleted.', 'atelier' ), title ),
				/* translators: %s: title of what was to be deleted. */
				sprintf( __( '“%s” could not be deleted.', 'atelier' ), title )
			);
		},
		[ attempt ]
	);
	return { busyId, restore, deleteForGood };
}
