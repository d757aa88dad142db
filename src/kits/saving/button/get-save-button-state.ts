import { __, _n, sprintf } from '@wordpress/i18n';

/** Input of the save button's state. */
export interface SaveButtonInput {
	/** Number of records with unsaved changes. */
	dirtyCount: number;
	/** Whether the only record with unsaved changes is the one on which the person works. */
	isOnlyCurrent: boolean;
	isSaving: boolean;
	/** Whether a plugin locks the saving of the record on which the person works. */
	isLocked: boolean;
	/** Whether a draft of the design is open: saves go into it. */
	isDraft?: boolean;
	/** Name of the theme that is being previewed; undefined when none is. */
	previewedTheme?: string | undefined;
}

/** State of the save button. */
export interface SaveButtonState {
	label: string;
	isDisabled: boolean;
	/** Saves at once, or opens the review first. */
	action: 'save' | 'review';
}

/**
 * Returns the state of the save button (specification 4.1).
 *
 * @param input State of the site's records.
 */
export function getSaveButtonState( {
	dirtyCount,
	isOnlyCurrent,
	isSaving,
	isLocked,
	isDraft = false,
	previewedTheme,
}: SaveButtonInput ): SaveButtonState {
	if ( previewedTheme !== undefined ) {
		return {
			label: previewLabel( previewedTheme, dirtyCount, isSaving ),
			isDisabled: isSaving,
			// The review explains the activation.
			action: 'review',
		};
	}
	if ( isSaving ) {
		return {
			label: __( 'Saving', 'atelier' ),
			isDisabled: true,
			action: 'save',
		};
	}
	if ( dirtyCount === 0 ) {
		return {
			label: __( 'Saved', 'atelier' ),
			isDisabled: true,
			action: 'save',
		};
	}
	if ( dirtyCount === 1 && isOnlyCurrent ) {
		return {
			label: isDraft
				? __( 'Save to draft', 'atelier' )
				: __( 'Save', 'atelier' ),
			isDisabled: isLocked,
			action: 'save',
		};
	}
	return {
		label: sprintf(
			/* translators: %d: number of records with unsaved changes. */
			_n(
				'Review %d change…',
				'Review %d changes…',
				dirtyCount,
				'atelier'
			),
			dirtyCount
		),
		isDisabled: false,
		action: 'review',
	};
}

function previewLabel(
	theme: string,
	dirtyCount: number,
	isSaving: boolean
): string {
	if ( isSaving ) {
		/* translators: %s: name of a theme. */
		return sprintf( __( 'Activating %s', 'atelier' ), theme );
	}
	return dirtyCount > 0
		? /* translators: %s: name of a theme. */
		  sprintf( __( 'Activate %s & Save', 'atelier' ), theme )
		: /* translators: %s: name of a theme. */
		  sprintf( __( 'Activate %s', 'atelier' ), theme );
}
