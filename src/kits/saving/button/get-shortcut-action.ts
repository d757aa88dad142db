/** Input of the save shortcut. */
export interface ShortcutInput {
	/** Number of records with unsaved changes. */
	dirtyCount: number;
	/** Whether a record other than the one on which the person works is among them. */
	hasOthers: boolean;
	isSaving: boolean;
	/** Whether a plugin locks the saving of the current record. */
	isLocked: boolean;
	/** Whether saving would activate a theme. */
	isPreviewingTheme: boolean;
}

/**
 * Returns the action of primary+S (specification 5): nothing without changes or while saving; the review when other records
 * than the current one changed, or when saving would activate a theme; otherwise it saves, unless that is locked.
 *
 * @param input State of the site's records.
 */
export function getShortcutAction( {
	dirtyCount,
	hasOthers,
	isSaving,
	isLocked,
	isPreviewingTheme,
}: ShortcutInput ): 'none' | 'review' | 'save' {
	if ( dirtyCount === 0 || isSaving ) {
		return 'none';
	}
	if ( hasOthers || isPreviewingTheme ) {
		return 'review';
	}
	return isLocked ? 'none' : 'save';
}
