import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { redo as redoIcon, undo as undoIcon } from '@wordpress/icons';

import { getUndoLabel } from '@/utils/action-labels';

/** Props of {@link HistoryButtons}. */
export interface HistoryButtonsProps {
	hasUndo: boolean;
	hasRedo: boolean;
	undo: () => void;
	redo: () => void;
}

/** Buttons for Undo and Redo of unsaved edits. */
export function HistoryButtons( {
	hasUndo,
	hasRedo,
	undo,
	redo,
}: HistoryButtonsProps ) {
	return (
		<>
			<Button
				size="compact"
				icon={ isRTL() ? redoIcon : undoIcon }
				label={ getUndoLabel() }
				disabled={ ! hasUndo }
				accessibleWhenDisabled
				onClick={ () => undo() }
			/>
			<Button
				size="compact"
				icon={ isRTL() ? undoIcon : redoIcon }
				label={ __( 'Redo', 'atelier' ) }
				disabled={ ! hasRedo }
				accessibleWhenDisabled
				onClick={ () => redo() }
			/>
		</>
	);
}
