import { __ } from '@wordpress/i18n';

/** Returns the label of Undo. */
export function getUndoLabel(): string {
	return __( 'Undo', 'atelier' );
}

/** Returns the label of Retry. */
export function getRetryLabel(): string {
	return __( 'Retry', 'atelier' );
}

/** Returns the label of Redo. */
export function getRedoLabel(): string {
	return __( 'Redo', 'atelier' );
}
