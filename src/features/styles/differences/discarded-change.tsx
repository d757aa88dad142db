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

/** Message about a discarded change, with a button that restores it. It is in the list, because a notice behind a dialog is out of reach. */
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
