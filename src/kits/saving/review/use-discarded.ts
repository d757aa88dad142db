import { useState } from 'react';
import { speak } from '@wordpress/a11y';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import {
	dirtyRecordId,
	type DirtyRecord,
	readDirtyRecords,
} from '@/data/writes';
import { formatDiscarded } from './format-discarded';

/** Changes that were given up, and can be brought back. */
export interface DiscardedChanges {
	record: DirtyRecord;
	undo: () => void;
}

/** Changes that were given up while the review is open. */
export interface Discarded {
	discarded: readonly DiscardedChanges[];
	onDiscarded: ( record: DirtyRecord, undo: () => void ) => void;
	/** Brings the changes of a record back. */
	onUndo: ( changes: DiscardedChanges ) => void;
}

/**
 * Returns the changes that were given up in the review, which says so itself: what stands beside a dialog is out of
 * reach. The last change closes the review, and a passing notice says it instead.
 */
export function useDiscarded(): Discarded {
	const registry = useRegistry();
	const [ discarded, setDiscarded ] = useState< readonly DiscardedChanges[] >(
		[]
	);
	const { createSuccessNotice } = useDispatch( noticesStore );

	const onDiscarded = ( record: DirtyRecord, undo: () => void ) => {
		if ( readDirtyRecords( registry ).length > 0 ) {
			setDiscarded( ( before ) => [ ...before, { record, undo } ] );
			speak( formatDiscarded( record ) );
			return;
		}
		void createSuccessNotice( formatDiscarded( record ), {
			type: 'snackbar',
			actions: [ { label: __( 'Undo', 'atelier' ), onClick: undo } ],
		} );
	};
	const onUndo = ( { record, undo }: DiscardedChanges ) => {
		undo();
		setDiscarded( ( before ) =>
			before.filter(
				( other ) =>
					dirtyRecordId( other.record ) !== dirtyRecordId( record )
			)
		);
	};
	return { discarded, onDiscarded, onUndo };
}
