import { UndoButton } from '@/components/undo-button';
import { useFocusOnMount } from '@/focus';
import { formatDiscardedChange } from './format-discarded-change';

/** A discarded change. */
export interface DiscardedValue {
	/** Name of the value. */
	name: string;
	/** Restores it. */
	undo: () => void;
}

/** Props of {@link DiscardedChange}. */
export interface DiscardedChangeProps {
	discarded: DiscardedValue;
	onUndo: () => void;
}

/** Message about a discarded change, with a button that restores it. It is in the list, because a notice behind a dialog cannot be reached. */
export function DiscardedChange( {
	discarded: { name },
	onUndo,
}: DiscardedChangeProps ) {
	// The button that had the focus is removed with the change.
	const undo = useFocusOnMount< HTMLButtonElement >();
	return (
		<div className="atelier-style-differences__discarded">
			<span>{ formatDiscardedChange( name ) }</span>
			<UndoButton ref={ undo } onUndo={ onUndo } />
		</div>
	);
}
