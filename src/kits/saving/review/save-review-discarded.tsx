import { UndoButton } from '@/components/undo-button';
import type { DirtyRecord } from '@/data/writes';
import { useFocusOnMount } from '@/focus';
import { formatDiscarded } from './format-discarded';

/** Props of {@link SaveReviewDiscarded}. */
export interface SaveReviewDiscardedProps {
	record: DirtyRecord;
	onUndo: () => void;
}

/** A line of the review about discarded changes, with Undo. */
export function SaveReviewDiscarded( {
	record,
	onUndo,
}: SaveReviewDiscardedProps ) {
	// The button that had the focus was removed with the changes.
	const undo = useFocusOnMount< HTMLButtonElement >();
	return (
		<div className="atelier-save-review__discarded">
			<p>{ formatDiscarded( record ) }</p>
			<UndoButton ref={ undo } onUndo={ onUndo } />
		</div>
	);
}
