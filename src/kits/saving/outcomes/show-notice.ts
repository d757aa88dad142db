import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { getRetryLabel, getUndoLabel } from '@/utils/action-labels';

/** The button of a notice. */
export interface NoticeAction {
	label: string;
	onClick: () => void;
}

/** Message about the outcome of an action. */
export interface OutcomeNotice {
	/** A later notice with the same id replaces it. */
	id: string;
	status: 'success' | 'error' | 'info';
	message: string;
	action?: NoticeAction | undefined;
	/** A further button. */
	next?: NoticeAction | undefined;
	/** Whether it stays until the person dismisses it or takes its action. */
	isLasting?: boolean;
	/** Whether screen readers announce it; true by default. */
	isSpoken?: boolean;
}

/** Function that shows a notice. */
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
	next,
	isLasting = false,
	isSpoken = true,
}: OutcomeNotice ): void {
	void dispatch( noticesStore ).createNotice( status, message, {
		id,
		type: 'snackbar',
		explicitDismiss: isLasting,
		speak: isSpoken,
		actions: [ action, next ].filter( ( each ) => each !== undefined ),
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

/** Message that stays, because a person may still need its button. */
export interface ActionNotice {
	id: string;
	message: string;
	/** Called when the button is pressed. */
	onAction: () => void;
	/** A further button. */
	next?: NoticeAction | undefined;
}

/**
 * Shows a success with an Undo button, until the person dismisses it.
 *
 * @param notice The message, and its undo.
 * @param show   Shows the notice; by default at the bottom of the window.
 */
export function showUndoNotice(
	{ onAction, ...notice }: ActionNotice,
	show: ShowNotice = showNotice
): void {
	show( {
		...notice,
		status: 'success',
		isLasting: true,
		action: { label: getUndoLabel(), onClick: () => onAction() },
	} );
}

/**
 * Shows a failure with a Retry button, until the person dismisses it.
 *
 * @param notice The message, and its retry.
 * @param show   Shows the notice; by default at the bottom of the window.
 */
export function showRetryNotice(
	{ onAction, ...notice }: ActionNotice,
	show: ShowNotice = showNotice
): void {
	show( {
		...notice,
		status: 'error',
		isLasting: true,
		action: { label: getRetryLabel(), onClick: () => onAction() },
	} );
}
