import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { getRetryLabel, getUndoLabel } from '@/utils/action-labels';

/** The button of a notice. */
export interface NoticeAction {
	label: string;
	onClick: () => void;
}

/** Message about something that a person has done. */
export interface OutcomeNotice {
	/** A later notice with the same id takes its place. */
	id: string;
	status: 'success' | 'error' | 'info';
	message: string;
	action?: NoticeAction | undefined;
	/** Whether it stays until the person dismisses it or takes its action. */
	isLasting?: boolean;
	/** Whether it is announced; it is unless this is false. */
	isSpoken?: boolean;
}

/** Shows a notice where the person looks. */
export type ShowNotice = ( notice: OutcomeNotice ) => void;

/**
 * Shows a notice at the bottom of the window.
 *
 * @param notice The notice.
 */
export function showNotice( {
	id,
	status,
	message,
	action,
	isLasting = false,
	isSpoken = true,
}: OutcomeNotice ): void {
	void dispatch( noticesStore ).createNotice( status, message, {
		id,
		type: 'snackbar',
		explicitDismiss: isLasting,
		speak: isSpoken,
		actions: action ? [ action ] : [],
	} );
}

/**
 * Removes a notice.
 *
 * @param id Its id.
 */
export function removeNotice( id: string ): void {
	void dispatch( noticesStore ).removeNotice( id );
}

/**
 * Returns the button that takes something back.
 *
 * @param onClick Takes it back.
 */
export function toUndoAction( onClick: () => void ): NoticeAction {
	return { label: getUndoLabel(), onClick: () => onClick() };
}

/**
 * Returns the button that does something again.
 *
 * @param onClick Does it again.
 */
export function toRetryAction( onClick: () => void ): NoticeAction {
	return { label: getRetryLabel(), onClick: () => onClick() };
}
