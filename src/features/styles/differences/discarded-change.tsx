import { UndoButton } from '@/components/undo-button';
import { useFocusOnMount } from '@/focus';
import { formatDiscardedChange } from './format-discarded-change';

/** A change that was given up. */
export interface DiscardedValue {
	/** Name of the value. */
	name: string;
	/** Brings it back. */
	undo: () => void;
}

/** Props of {@link DiscardedChange}. */
export interface DiscardedChangeProps {
	discarded: DiscardedValue;
	onUndo: () => void;
}

/** Says that a change was given up, and brings it back. What stands beside a dialog is out of reach, so it is said in the list. */
export function DiscardedChange( {
	discarded: { name },
	onUndo,
}: DiscardedChangeProps ) {
	// The button that had the focus is gone with the change.
	const undo = useFocusOnMount< HTMLButtonElement >();
	return (
		<div className="atelier-style-differences__discarded">
			<span>{ formatDiscardedChange( name ) }</span>
			<UndoButton ref={ undo } onUndo={ onUndo } />
		</div>
	);
}
