/** An edit of the styles for the purpose of undo: what was edited and when. */
export interface TimedEdit {
	/** What the edit is about; edits of one control share it. */
	key: string;
	/** Time in milliseconds. */
	at: number;
}

/** Longest pause within one movement: dragging in a colour picker, sliding, typing a name. */
export const COALESCE_MS = 800;

/** Longest time between edits of one click: a panel that resets all writes styles, and then settings. */
export const SAME_CLICK_MS = 20;

/**
 * Tells whether an edit continues the one before it, so that one step of undo takes back both.
 *
 * @param previous Edit before; `undefined` for the first.
 * @param next     Edit now.
 */
export function continuesEdit(
	previous: TimedEdit | undefined,
	next: TimedEdit
): boolean {
	if ( previous === undefined ) {
		return false;
	}
	const pause = next.at - previous.at;
	return pause <= ( previous.key === next.key ? COALESCE_MS : SAME_CLICK_MS );
}
