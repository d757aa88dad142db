import { UndoButton } from '@/components/undo-button';
import type { DirtyRecord } from '@/data/writes';
import { useFocusOnMount } from '@/focus';
import { formatDiscarded } from './format-discarded';

/** Props of {@link SaveReviewDiscarded}. */
export interface SaveReviewDiscardedProps {
	record: DirtyRecord;
	onUndo: () => void;
}

/** Says in the review that changes were given up, and brings them back. */
export function SaveReviewDiscarded( {
	record,
	onUndo,
}: SaveReviewDiscardedProps ) {
	// The button that had the focus is gone with the changes.
	const undo = useFocusOnMount< HTMLButtonElement >();
	return (
		<div className="atelier-save-review__discarded">
			<p>{ formatDiscarded( record ) }</p>
			<UndoButton ref={ undo } onUndo={ onUndo } />
		</div>
	);
}
