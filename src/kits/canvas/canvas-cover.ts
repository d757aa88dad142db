import type { PageLoadState } from './public-page';
import type { CanvasState } from './types';

/** Conditions for the cover of a canvas. */
export interface CanvasCoverInput {
	/** Name of the record's public page; undefined when it has none. */
	pageName: string | undefined;
	/** State of the frame with that page. */
	page: PageLoadState;
	/** State of the canvas for this record; undefined while it shows none or another one. */
	canvas: CanvasState | undefined;
	/** Whether there are unsaved edits, according to the last report of the canvas, which may be about another record. */
	hasUnsavedEdits: boolean;
	isEditing: boolean;
	/** Whether the person may read posts for editing. Blocks that list posts find none otherwise, and the public page has them. */
	mayReadPosts: boolean;
}

/** Cover of a canvas, and the actions that it allows. */
export interface CanvasCover {
	/** The public page to show over the canvas; undefined shows the canvas itself. */
	pageName: string | undefined;
	/** Whether the canvas shows the record at once, and not only when the person stays at it. */
	isUrgent: boolean;
	/** Whether the editor can be opened. */
	canEnter: boolean;
}

/**
 * Returns whether the cover ends, as long as the canvas shows this record: the person edits, or the canvas is ready and
 * either looks like the public page or is newer.
 *
 * A canvas that shows a post without its template stays behind the public page until an edit or an update, so that nothing jumps. So does
 * the canvas of a person who may not read posts: it shows none. Unsaved edits, for example a style variation, do not uncover a canvas that
 * is not ready: it is blank until then.
 *
 * @param input State of the canvas.
 */
export function endsCover( {
	canvas,
	hasUnsavedEdits,
	isEditing,
	mayReadPosts,
}: CanvasCoverInput ): boolean {
	if ( isEditing ) {
		return true;
	}
	return canvas
		? canvas.isReady &&
				( canvas.hasUnsavedEdits ||
					( mayReadPosts &&
						( canvas.isWholePage || canvas.wasUpdated ) ) )
		: hasUnsavedEdits;
}

/**
 * Returns the cover of a record's canvas: the public page, unless the cover has ended, or there is no such page, or it cannot be shown.
 *
 * @param input   State of the canvas.
 * @param isEnded Whether {@link endsCover} has been true for the record.
 */
export function getCanvasCover(
	{ pageName, page, canvas, isEditing }: CanvasCoverInput,
	isEnded: boolean
): CanvasCover {
	const isCovered = pageName !== undefined && page !== 'failed' && ! isEnded;
	return {
		pageName: isCovered ? pageName : undefined,
		isUrgent: ! isCovered,
		canEnter:
			! isEditing &&
			( canvas ? canvas.canEdit : isCovered && page === 'shown' ),
	};
}
