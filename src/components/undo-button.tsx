import { forwardRef } from 'react';
import { Button } from '@wordpress/components';

import { getUndoLabel } from '@/utils/action-labels';

/** Props of {@link UndoButton}. */
export interface UndoButtonProps {
	onUndo: () => void;
}

/** A button within a sentence that undoes the reported change. */
export const UndoButton = forwardRef< HTMLButtonElement, UndoButtonProps >(
	function UndoLink( { onUndo }, ref ) {
		return (
			<Button ref={ ref } variant="link" onClick={ () => onUndo() }>
				{ getUndoLabel() }
			</Button>
		);
	}
);
