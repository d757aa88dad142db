import { useCallback, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { runOnItems, type Work } from '@/kits/saving/outcomes';
import { formatDeletionTitle } from './format-deletion-title';
import type { Deletion } from './reads/deletions';
import { deleteForGood, restoreDeleted } from './writes/write-deletions';

/** Actions for deletions. */
export interface Deletions {
	/** The deletion that is being restored or deleted for good. */
	busyId: number | undefined;
	/** Restores the record, and shows the outcome. */
	restore: ( deletion: Deletion ) => Promise< void >;
	/** Deletes the stored record for good, and shows the outcome. */
	remove: ( deletion: Deletion ) => Promise< void >;
}

/** Returns functions that restore a deleted record or delete it for good. */
export function useDeletions(): Deletions {
	const [ busyId, setBusyId ] = useState< number >();
	const attempt = useCallback(
		async ( deletion: Deletion, work: DeletionWork ) => {
			setBusyId( deletion.id );
			await runOnItems( [ deletion ], {
				subject: 'deletion',
				getTitle,
				...work,
			} );
			setBusyId( undefined );
		},
		[]
	);
	const restore = useCallback(
		( deletion: Deletion ) =>
			attempt( deletion, toRestoration( deletion ) ),
		[ attempt ]
	);
	const remove = useCallback(
		( deletion: Deletion ) => attempt( deletion, toEnd( deletion ) ),
		[ attempt ]
	);
	return { busyId, restore, remove };
}

type DeletionWork = Pick< Work< Deletion >, 'run' | 'done' | 'failed' >;

function getTitle( deletion: Deletion ): string {
	return formatDeletionTitle( deletion ).title;
}

function toRestoration( deletion: Deletion ): DeletionWork {
	const title = getTitle( deletion );
	/* translators: %s: title of what was restored. */
	const done = __( '“%s” has been restored.', 'atelier' );
	/* translators: %s: title of what was deleted. */
	const failed = __( '“%s” could not be restored.', 'atelier' );
	return {
		run: restoreDeleted,
		done: () => sprintf( done, title ),
		failed: sprintf( failed, title ),
	};
}

function toEnd( deletion: Deletion ): DeletionWork {
	const title = getTitle( deletion );
	/* translators: %s: title of what was deleted. */
	const done = __( '“%s” permanently deleted.', 'atelier' );
	/* translators: %s: title of what was to be deleted. */
	const failed = __( '“%s” could not be deleted.', 'atelier' );
	return {
		run: deleteForGood,
		done: () => sprintf( done, title ),
		failed: sprintf( failed, title ),
	};
}
