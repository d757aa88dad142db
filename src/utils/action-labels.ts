import { __ } from '@wordpress/i18n';

/** Returns the label of what takes the last change back. */
export function getUndoLabel(): string {
	return __( 'Undo', 'atelier' );
}

/** Returns the label of what does again what failed. */
export function getRetryLabel(): string {
	return __( 'Retry', 'atelier' );
}

/** Returns the label of what makes again what was taken back. */
export function getRedoLabel(): string {
	return __( 'Redo', 'atelier' );
}
