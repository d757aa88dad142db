import { useState } from 'react';
import { speak } from '@wordpress/a11y';
import { useRegistry } from '@wordpress/data';

import {
	dirtyRecordId,
	type DirtyRecord,
	readDirtyRecords,
} from '@/data/writes';
import { showUndoNotice } from '../outcomes';
import { formatDiscarded } from './format-discarded';

/** Discarded changes, which can be restored. */
export interface DiscardedChanges {
	record: DirtyRecord;
	undo: () => void;
}

/** The changes that were discarded while the review is open. */
export interface Discarded {
	discarded: readonly DiscardedChanges[];
	onDiscarded: ( record: DirtyRecord, undo: () => void ) => void;
	/** Restores the changes of a record. */
	onUndo: ( changes: DiscardedChanges ) => void;
}

/**
 * Returns the changes that were discarded in the review, which reports them itself: a notice behind a dialog is out of
 * reach. Discarding the last change closes the review, and a notice reports it instead.
 */
export function useDiscarded(): Discarded {
	const registry = useRegistry();
	const [ discarded, setDiscarded ] = useState< readonly DiscardedChanges[] >(
		[]
	);

	const onDiscarded = ( record: DirtyRecord, undo: () => void ) => {
		if ( readDirtyRecords( registry ).length > 0 ) {
			setDiscarded( ( before ) => [ ...before, { record, undo } ] );
			speak( formatDiscarded( record ) );
			return;
		}
		showUndoNotice( {
			id: `atelier-discarded-${ dirtyRecordId( record ) }`,
			message: formatDiscarded( record ),
			onAction: undo,
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
